import { isFailure } from '@octavo/contract/failures';
import type { AnswerModel, ModelRequest } from '@octavo/domain/documents/answer-model';
import type { BehaviourName } from '@octavo/testkit/ai/behaviours';
import { openScriptedEndpoint, type ScriptedEndpoint } from '@octavo/testkit/ai/scripted-endpoint';
import { eventually } from '@octavo/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aiOf } from '../settings/ai-settings.ts';
import { openAnswerModel } from './open-answer-model.ts';

const patience = { totalMs: 900, firstChunkMs: 400, chunkMs: 400, retries: 2 };
const secret = 'the-secret-question';
const request: ModelRequest = {
  instructions: 'Answer from the passages.',
  messages: [
    { by: 'user', text: 'An earlier question' },
    { by: 'model', text: 'An earlier answer' },
    {
      by: 'user',
      text: `<passage id="7" page="12">The office first opened its doors in May.</passage>\n<passage id="8" page="12">It closed in June of that year again.</passage>\n${secret}`,
    },
  ],
  answerTokens: 500,
};
const proof = '[7: "The office first opened its doors"]';

let endpoint: ScriptedEndpoint;

beforeAll(async () => {
  endpoint = await openScriptedEndpoint();
});
afterAll(() => endpoint.close());

function open(model: string, more: Record<string, string> = {}): AnswerModel {
  const config = aiOf({
    OCTAVO_AI: 'openai-compatible',
    OCTAVO_AI_URL: endpoint.urls.openai,
    OCTAVO_AI_MODEL: model,
    ...more,
  });

  if (config === null) {
    throw new Error('the settings are incomplete');
  }

  return openAnswerModel(config, patience);
}

/** Everything that a stream gives, and how it ends. */
async function answerOf(model: AnswerModel) {
  let text = '';

  try {
    for await (const part of model.stream(request).parts) {
      if (part.kind === 'end') {
        return { text, end: part };
      }

      text += part.text;
    }
  } catch (error) {
    if (isFailure(error)) {
      expect(error.cause).toBeUndefined();
      expect(error.message).not.toContain(secret);

      return { text, end: error.code };
    }

    throw error;
  }

  throw new Error('the stream ended without its last part');
}

describe('an endpoint that speaks the protocol of OpenAI', () => {
  const end = { kind: 'end', inputTokens: 100, outputTokens: 20 };

  it.each<[BehaviourName, unknown, string]>([
    ['good', end, proof],
    ['busy-twice', end, proof],
    ['refuses-settings', end, proof],
    ['thinking', end, proof],
    ['silent-before-headers', 'model-unreachable', ''],
    ['silent-after-headers', 'model-unreachable', ''],
    ['stalls', 'answer-cut', proof],
    ['cut-off', 'answer-cut', proof],
    ['no-finish', 'answer-cut', proof],
    ['length', 'answer-cut', proof],
    ['broken-json', 'answer-cut', proof],
    ['error-event', 'answer-cut', proof],
    ['refused-key', 'model-refused-key', ''],
    ['always-busy', 'model-busy', ''],
    ['server-error', 'model-unreachable', ''],
    ['redirects', 'model-unreachable', ''],
    ['html', 'model-unreachable', ''],
    ['empty', 'answer-cut', ''],
    ['tool-call', 'answer-cut', ''],
    ['endless', 'answer-cut', proof],
  ])('that is "%s" ends in %j', async (behaviour, expected, text) => {
    const printed = ['log', 'warn', 'error', 'info', 'debug'].map((name) =>
      vi.spyOn(console, name as 'log').mockImplementation(() => {}),
    );
    const answer = await answerOf(open(behaviour));

    expect(answer.end).toEqual(expected);
    expect(answer.text).toContain(text);
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is asked three times while it is busy, and once when it refuses the key', async () => {
    const before = endpoint.received.length;
    await answerOf(open('always-busy'));
    expect(endpoint.received.length - before).toBe(3);
    await answerOf(open('refused-key'));
    expect(endpoint.received.length - before).toBe(4);
  });

  it('gets settings it refuses only once', async () => {
    const model = open('refuses-settings');
    const before = endpoint.received.length;
    await answerOf(model);
    await answerOf(model);
    expect(endpoint.received.length - before).toBe(3);
  });

  it('gets the key, the instruction apart and the turns, and no tools', async () => {
    await answerOf(open('good', { OCTAVO_AI_KEY: 'sk-1' }));
    const { headers, body } = endpoint.received.at(-1) ?? { headers: {}, body: '{}' };

    expect(headers.authorization).toBe('Bearer sk-1');
    expect(JSON.parse(body)).toMatchObject({ model: 'good', temperature: 0, max_tokens: 500, stream: true });
    expect(JSON.parse(body).messages.map(({ role }: { role: string }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(JSON.parse(body)).not.toHaveProperty('tools');
    await answerOf(open('good'));
    expect(endpoint.received.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('is unreachable where nothing listens', async () => {
    const model = open('good', { OCTAVO_AI_URL: 'http://127.0.0.1:1/v1' });
    expect((await answerOf(model)).end).toBe('model-unreachable');
  });

  it.each<[BehaviourName, number]>([
    ['silent-before-headers', 0],
    ['silent-after-headers', 0],
    ['slow', 1],
    ['slow', 3],
  ])('that is "%s" is stopped after %i parts, at once', async (behaviour, parts) => {
    const stream = open(behaviour).stream(request);
    let seen = 0;
    let stoppedAt = 0;
    const stop = () => {
      stoppedAt = Date.now();
      stream.stop();
    };

    if (parts === 0) {
      setTimeout(stop, 100);
    }

    const reading = (async () => {
      for await (const part of stream.parts) {
        seen += part.kind === 'text' ? 1 : 0;

        if (seen === parts) {
          stop();
        }
      }
    })();

    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(Date.now() - stoppedAt).toBeLessThan(1000);
    await eventually(() => expect(endpoint.received.at(-1)?.isAborted).toBe(true));
  });

  it('is left by a reader who stops reading', async () => {
    for await (const part of open('slow').stream(request).parts) {
      expect(part.kind).toBe('text');
      break;
    }

    await eventually(() => expect(endpoint.received.at(-1)?.isAborted).toBe(true));
  });
});

describe('hosted services', () => {
  it.each(['anthropic', 'google'] as const)('%s answers by its own protocol', async (protocol) => {
    const more = { OCTAVO_AI_URL: endpoint.urls[protocol], OCTAVO_AI_KEY: 'k-1' };
    const settings = { OCTAVO_AI: protocol, ...more };
    const answer = await answerOf(open('good', settings as Record<string, string>));
    const headers = endpoint.received.at(-1)?.headers;

    expect(answer.text).toContain(proof);
    expect(answer.end).toMatchObject({ kind: 'end', inputTokens: 100 });
    expect(headers?.[protocol === 'anthropic' ? 'x-api-key' : 'x-goog-api-key']).toBe('k-1');
    expect((await answerOf(open('length', settings))).end).toBe('answer-cut');
    expect((await answerOf(open('refused-key', settings))).end).toBe('model-refused-key');
    expect((await answerOf(open('no-finish', settings))).end).toBe('answer-cut');
    expect((await answerOf(open('cut-off', settings))).end).toBe('answer-cut');
  });
});

describe('embeddings', () => {
  const texts = Array.from({ length: 150 }, (_, index) => `text ${index}`);

  it('come in the order of the texts', async () => {
    const embed = open('good', { OCTAVO_AI_EMBED: 'any' }).embed;
    const before = endpoint.received.length;
    const vectors = await embed?.(texts);

    expect(vectors).toHaveLength(150);
    expect(await embed?.([texts[149] ?? ''])).toEqual([vectors?.[149]]);
    expect(endpoint.received.length - before).toBe(4);
    expect(open('good').embed).toBeNull();
  });

  it('of different lengths are refused', async () => {
    const { embed } = open('good', { OCTAVO_AI_EMBED: 'wrong-length' });
    await expect(embed?.(texts)).rejects.toMatchObject({ code: 'model-unreachable' });
  });

  it('come from Google, too', async () => {
    const google = { OCTAVO_AI: 'google', OCTAVO_AI_URL: endpoint.urls.google, OCTAVO_AI_KEY: 'k-1' };
    const { embed } = open('good', { ...google, OCTAVO_AI_EMBED: 'any' });
    expect(await embed?.(['one', 'two'])).toHaveLength(2);
  });
});
