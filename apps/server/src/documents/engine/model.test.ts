import { randomIds } from '@octavo/adapters/system/system';
import { freeQuestions } from '@octavo/contract/limits';
import type { BehaviourName } from '@octavo/testkit/ai/behaviours';
import { openScriptedEndpoint, type ScriptedEndpoint } from '@octavo/testkit/ai/scripted-endpoint';
import { textDocument } from '@octavo/testkit/answers/text-document';
import { eventually } from '@octavo/testkit/eventually';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient } from '../../../test/document-client.ts';
import { json, TestServer } from '../../../test/server.ts';

const question = 'When does the lease of Zanzibar terminate?';
const lease = textDocument([
  'The lease of Zanzibar between the landlord and the tenant shall terminate on 31 May 2027.',
  'The tenant has one option to extend the term of the lease by five years.',
  'The first office of the tenant is in Dublin. The lease has five rooms for all officials.',
]);

let endpoint: ScriptedEndpoint;
let server: TestServer;

beforeAll(async () => {
  endpoint = await openScriptedEndpoint();
  server = await open('any', 'embeds');
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

async function open(model: string, embeddingModel: string): Promise<TestServer> {
  const ai = {
    protocol: 'openai-compatible' as const,
    url: endpoint.urls.openai,
    key: 'sk-secret-key',
    model,
    embeddingModel,
    contextTokens: 8192,
  };
  const opened = await TestServer.open(await createTestDatabase(), { access: 'subscription', ai });
  opened.resultText = () => JSON.stringify(lease);

  return opened;
}

/** Requests for answers, without those for embeddings. */
const asked = () => endpoint.received.filter(({ path }) => path.endsWith('/chat/completions'));

/** Checks that the log has nothing of question, document, answer, key or the error of the provider. */
function expectQuietLog({ logged }: TestServer): void {
  const log = logged.join('\n');
  expect(log).toContain('questionId');
  expect(log).not.toMatch(
    /Zanzibar|landlord|The document says|sk-secret-key|cannot serve|overloaded|UNANSWERED/,
  );
}

describe('a question to a model', () => {
  it.each<[BehaviourName, string, string | null, readonly boolean[]]>([
    ['good', 'answered', null, [true, true]],
    ['busy-twice', 'answered', null, [true, true]],
    ['thinking', 'answered', null, [true, true]],
    ['bare-claim-after-proof', 'answered', null, [true, false]],
    ['wrong-number', 'answered', null, [false, true]],
    ['obeys-the-document', 'answered', null, [false, false, true]],
    ['passage-99', 'refused', null, []],
    ['invented-words', 'refused', null, []],
    ['unanswered', 'refused', null, []],
    ['unanswered-plus', 'refused', null, []],
    ['cut-off', 'failed', 'answer-cut', [true]],
    ['no-finish', 'failed', 'answer-cut', [true]],
    ['length', 'failed', 'answer-cut', [true]],
    ['broken-json', 'failed', 'answer-cut', [true]],
    ['error-event', 'failed', 'answer-cut', [true]],
    ['empty', 'failed', 'answer-cut', []],
    ['only-thinking', 'failed', 'answer-cut', []],
    ['tool-call', 'failed', 'answer-cut', []],
    ['refused-key', 'failed', 'model-refused-key', []],
    ['always-busy', 'failed', 'model-busy', []],
    ['server-error', 'failed', 'model-unreachable', []],
    ['html', 'failed', 'model-unreachable', []],
  ])('that is "%s" ends %s with %j', async (behaviour, state, code, proven) => {
    endpoint.behaviour = behaviour;
    const client = new DocumentClient(server);
    const document = await client.open('Secret-Lease.pdf');
    const answer = await client.answerTo(document, question);

    expect(answer).toMatchObject({
      state,
      charged: state !== 'failed',
      failure: code === null ? null : { code },
    });
    expect(answer.engine).toEqual({ kind: 'model', model: 'any', host: new URL(endpoint.urls.openai).host });
    expect(answer.claims.map(({ citations }: { citations: number[] }) => citations.length > 0)).toEqual(
      proven,
    );
    expect((await client.browser.read(`/documents/${document}`)).left.questions).toBe(
      freeQuestions - (state === 'failed' ? 0 : 1),
    );
    expectQuietLog(server);
    expect(server.logged.join()).not.toContain('Secret-Lease');
  });

  it('sends neither the name of the file nor anything about the user', async () => {
    endpoint.behaviour = 'good';
    const client = new DocumentClient(server);
    await client.answerTo(await client.open('Secret-Lease.pdf'), question);
    const { body, headers } = asked().at(-1) ?? { body: '', headers: {} };

    expect(body).toContain('Zanzibar');
    expect(body + JSON.stringify(headers)).not.toMatch(/Secret-Lease|203\.0\.113|octavo/i);
  });

  it.each<[BehaviourName, number]>([
    ['silent-after-headers', 0],
    ['slow', 0],
    ['slow', 1],
  ])(
    'that is "%s" ends its request within a second of the cancellation, after %i claims',
    async (behaviour, claims) => {
      endpoint.behaviour = behaviour;
      const client = new DocumentClient(server);
      const document = await client.open();
      const before = asked().length;
      const { id } = await json(await client.ask(document, question));
      const address = `/documents/${document}/questions/${id}`;
      await eventually(() => expect(asked().length).toBeGreaterThan(before));
      await eventually(async () => expect((await client.browser.read(address)).claims).toHaveLength(claims));
      const request = asked().at(-1);
      expect(request?.isAborted).toBe(false);
      await client.browser.send('POST', `${address}/cancel`);

      await eventually(() => expect(request?.isAborted).toBe(true));
      expect(await client.browser.read(address)).toMatchObject({ state: 'cancelled', charged: claims > 0 });
    },
  );

  it('rewrites a follow-up by what was said before', async () => {
    endpoint.behaviour = 'good';
    const client = new DocumentClient(server);
    const document = await client.open();
    await client.answerTo(document, question);
    const before = asked().length;
    await client.answerTo(document, 'Can it be extended?');

    expect(asked().length - before).toBe(2);
    expect(asked()[before]?.body).toContain('When does the lease of Zanzibar terminate?');
  });

  it('is answered without the embeddings when these fail, which the log says', async () => {
    endpoint.behaviour = 'good';
    const other = await open('any', 'wrong-length');
    const client = new DocumentClient(other);

    expect(await client.answerTo(await client.open(), question)).toMatchObject({ state: 'answered' });
    expect(other.logged.join('\n')).toContain('embeddings failed');
    expectQuietLog(other);
    await other.close();
  });

  it('is the same question however often its id is sent', async () => {
    endpoint.behaviour = 'good';
    const client = new DocumentClient(server);
    const document = await client.open();
    const before = asked().length;
    const id = randomIds.token();
    await Promise.all([1, 2].map(() => client.ask(document, question, { id })));
    await client.browser.read(`/documents/${document}/questions/${id}?wait=20`);

    expect(asked().length - before).toBe(1);
  });
});
