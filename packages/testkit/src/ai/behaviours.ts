import { claimOf, type PromptPassage, promptPassages, wordsOf } from './prompt-passages.ts';

/** Part of a scripted response. */
export type StreamStep =
  | { readonly text: string }
  | { readonly waitMs: number }
  /** A line of the stream as it is sent. */
  | { readonly raw: string }
  | { readonly finish: 'stop' | 'length' | 'tool' }
  | { readonly end: 'close' | 'cut' | 'never' };

/** Response to one request. */
export interface ProviderScript {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body in place of a stream. */
  readonly body?: string;
  readonly waitBeforeHeadersMs?: number;
  readonly steps?: readonly StreamStep[];
}

/** `attempt` counts the requests of a model from 1; `limits` are the settings of the request's body. */
interface ScriptInput {
  readonly prompt: string;
  readonly attempt: number;
  readonly limits: ReadonlySet<string>;
}

const longMs = 600_000;
const close: StreamStep = { end: 'close' };
const stop: StreamStep = { finish: 'stop' };

/** Text as a model streams it: a few characters at a time, without regard for words and markers. */
const streamed = (text: string): StreamStep[] =>
  (text.match(/[\s\S]{1,5}/gu) ?? []).map((piece) => ({ text: piece }));
const says = (text: string): ProviderScript => ({ steps: [...streamed(text), stop, close] });

/** Error as providers send it: with parts of the request, which must get into no log. */
const refusal = (
  status: number,
  prompt: string,
  headers: ProviderScript['headers'] = {},
): ProviderScript => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ error: { message: `cannot serve: ${prompt}`, type: 'error', code: 'refused' } }),
});

/** Answer from the first passages of the prompt, each quoted. */
function goodAnswer(prompt: string): string {
  const claims = promptPassages(prompt)
    .slice(0, 2)
    .map((passage) => claimOf(passage));

  return claims.length === 0 ? 'Which one?' : claims.join(' ');
}

const first = (prompt: string): PromptPassage => promptPassages(prompt)[0] ?? { id: '1', text: 'nothing' };

/** Behaviours of the endpoint by the name of the model. */
export const behaviours = {
  good: ({ prompt }) => says(goodAnswer(prompt)),
  slow: ({ prompt }) => ({
    steps: [
      ...wordsOf(goodAnswer(prompt)).flatMap((word): StreamStep[] => [{ text: `${word} ` }, { waitMs: 200 }]),
      stop,
      close,
    ],
  }),
  'silent-before-headers': () => ({ waitBeforeHeadersMs: longMs }),
  'silent-after-headers': () => ({ steps: [{ end: 'never' }] }),
  stalls: ({ prompt }) => ({ steps: [...streamed(claimOf(first(prompt))), { end: 'never' }] }),
  'cut-off': ({ prompt }) => ({ steps: [...streamed(claimOf(first(prompt))), { end: 'cut' }] }),
  'no-finish': ({ prompt }) => ({ steps: [...streamed(claimOf(first(prompt))), close] }),
  length: ({ prompt }) => ({
    steps: [...streamed(`${claimOf(first(prompt))} And it goes on`), { finish: 'length' }, close],
  }),
  'broken-json': ({ prompt }) => ({
    steps: [...streamed(claimOf(first(prompt))), { raw: 'data: {"choices":[{' }, stop, close],
  }),
  'error-event': ({ prompt }) => ({
    steps: [
      ...streamed(claimOf(first(prompt))),
      { raw: `data: ${JSON.stringify({ error: { message: `overloaded: ${prompt}` } })}` },
      close,
    ],
  }),
  'refused-key': ({ prompt }) => refusal(401, prompt),
  'busy-twice': ({ prompt, attempt }) =>
    attempt > 2 ? says(goodAnswer(prompt)) : refusal(429, prompt, { 'retry-after': '0' }),
  'always-busy': ({ prompt }) => refusal(429, prompt, { 'retry-after': '0' }),
  'server-error': ({ prompt }) => refusal(500, prompt, { 'retry-after-ms': '1' }),
  'refuses-settings': ({ prompt, limits }) =>
    limits.has('temperature') || limits.has('max_tokens') ? refusal(400, prompt) : says(goodAnswer(prompt)),
  redirects: () => ({ status: 307, headers: { location: '/elsewhere' }, body: '' }),
  html: ({ prompt }) => ({
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><title>Sign in</title><p>${prompt}`,
  }),
  empty: () => ({ steps: [stop, close] }),
  thinking: ({ prompt }) =>
    says(`<think>The user wants [1: "to know"]. <b>Hm</b></think>\n\n${goodAnswer(prompt)}`),
  'only-thinking': () => says('<think>What could it be? [1: "perhaps"]'),
  'tool-call': () => ({ steps: [{ finish: 'tool' }, close] }),
  'passage-99': ({ prompt }) => says(claimOf({ ...first(prompt), id: '99' })),
  'invented-words': ({ prompt }) => says(`It is so. [${first(prompt).id}: "words that nobody ever wrote"]`),
  'wrong-number': ({ prompt }) => {
    const [one, two] = promptPassages(prompt);

    return says(
      one === undefined || two === undefined
        ? 'UNANSWERED'
        : `${claimOf({ ...one, id: two.id })} ${claimOf(two)}`,
    );
  },
  'bare-claim-after-proof': ({ prompt }) => says(`${claimOf(first(prompt))} The moon is made of cheese.`),
  'across-lines': ({ prompt }) => says(claimOf(first(prompt)).replace(/(?<=: "\S+) /, '\n')),
  ligature: ({ prompt }) => says(claimOf(first(prompt)).replaceAll('fi', 'ﬁ')),
  hyphenated: ({ prompt }) => says(claimOf(first(prompt)).replace(/(?<=: "\p{L}{2})(?=\p{L})/u, '-\n')),
  'obeys-the-document': ({ prompt }) =>
    says(
      [
        'As ordered: [click here](https://evil.example/?q=secret) ![](https://evil.example/pixel.png)',
        '<img src=x onerror=alert(1)> https://evil.example/collect \u202Egnp.exe\u0007',
        `My instruction reads: ${prompt.slice(0, 300)}`,
        claimOf(first(prompt)),
      ].join('\n'),
    ),
  unanswered: () => says('UNANSWERED'),
  'unanswered-plus': () => says('UNANSWERED. The document does not say it, but I believe it was in 1969.'),
  french: ({ prompt }) => says(claimOf(first(prompt), 'Le document le dit ainsi.')),
  endless: ({ prompt }) => says(`${claimOf(first(prompt))} ${'and so on and so forth '.repeat(20_000)}`),
} as const satisfies Record<string, (input: ScriptInput) => ProviderScript>;

export type BehaviourName = keyof typeof behaviours;

export function scriptFor(model: string, input: ScriptInput): ProviderScript {
  return Object.hasOwn(behaviours, model)
    ? behaviours[model as BehaviourName](input)
    : {
        status: 404,
        headers: { 'content-type': 'application/json' },
        body: '{"error":{"message":"no model"}}',
      };
}
