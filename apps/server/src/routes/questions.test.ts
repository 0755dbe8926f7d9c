import { randomIds } from '@octavo/adapters/system/system';
import { answerStalledSeconds, freeQuestions, retainSeconds } from '@octavo/contract/limits';
import type { OpenQuestion } from '@octavo/domain/documents/question';
import { HeldAnswer, makeCitation, refusal } from '@octavo/testkit/documents/fake-engine';
import { eventually } from '@octavo/testkit/eventually';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DocumentClient } from '../../test/document-client.ts';
import { json, TestServer } from '../../test/server.ts';
import { wideLimits } from '../../test/wide-limits.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), {
    access: 'subscription',
    limits: wideLimits,
  });
});
afterEach(() => {
  server.time.ahead = 0;
});
afterAll(() => server.close());

const text = (words: string) => ({ kind: 'text', claim: 0, text: words }) as const;

/** Asks a question whose answer the test gives. */
async function hold(client: DocumentClient, document: string, question = `Hold ${randomIds.token()}`) {
  const { id } = await json(await client.ask(document, question));
  const answer = await eventually(() => {
    const found = server.engine.held.get(question);
    expect(found).toBeInstanceOf(HeldAnswer);

    return found as HeldAnswer;
  });

  return { id: id as string, answer };
}

const stateOf = async (id: string) => server.ports.questions.find(id);
const left = async (client: DocumentClient, document: string) =>
  (await client.browser.read(`/documents/${document}`)).left.questions;

describe('a question', () => {
  it('is answered with citations and charged once, however often it is sent', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const id = randomIds.token();
    const sent = await Promise.all(
      [1, 2, 3].map(() => client.ask(document, 'What drives a turbine?', { id })),
    );
    expect(sent.map(({ status }) => status)).toEqual([202, 202, 202]);
    const answered = await client.browser.read(`/documents/${document}/questions/${id}?wait=20`);

    expect(answered).toMatchObject({
      state: 'answered',
      certain: true,
      charged: true,
      claims: [{ text: 'The document says: What drives a turbine?', citations: [1] }],
      citations: [{ file: 0, page: 1, quote: 'What drives a turbine?' }],
      failure: null,
    });
    expect(await left(client, document)).toBe(freeQuestions - 1);
    expect((await client.ask(document, 'Another question', { id })).status).toBe(409);
  });

  it('is refused with the nearest passages, and charged', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();

    expect(await client.answerTo(document, 'Refuse: who built the Airbus?')).toMatchObject({
      state: 'refused',
      charged: true,
      claims: [],
      missing: ['Airbus'],
      nearest: [{ quote: 'near' }],
    });
    expect(await left(client, document)).toBe(freeQuestions - 1);
  });

  it('has at most 1,000 characters', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    expect((await client.ask(document, 'x'.repeat(1000))).status).toBe(202);

    for (const length of [1001, 10_000]) {
      const refused = await json(await client.ask(document, 'x'.repeat(length)));
      expect(refused).toMatchObject({ status: 422, code: 'question-too-long', values: { limit: 1000 } });
    }

    expect((await client.ask(document, '   ')).status).toBe(400);
    expect((await client.ask(document, 'x'.repeat(1e6))).status).toBe(400);
  });

  it('carries the selection and the answers before it', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    await client.answerTo(document, 'What drives a turbine?');
    const question = `Hold ${randomIds.token()}`;
    const selection = { file: 0, page: 2, text: 'steam' };
    await client.ask(document, question, { selection });
    const { asked } = await eventually(() => server.engine.held.get(question) ?? Promise.reject(new Error()));

    expect(asked).toEqual({
      question,
      selection,
      turns: [{ question: 'What drives a turbine?', answer: 'The document says: What drives a turbine?' }],
    });
    expect((await client.ask(document, 'What?', { selection: { ...selection, file: 3 } })).status).toBe(400);
    server.engine.held.get(question)?.end({ certain: true });
  });

  it('is limited to fifty for free, whichever browser asks the last one', async () => {
    const address = '192.0.2.2';
    const [client, other] = [new DocumentClient(server, address), new DocumentClient(server, address)];
    const [document, another] = [await client.open(), await other.open()];
    const asked = await Promise.all(
      Array.from({ length: freeQuestions - 1 }, (_, index) => client.answerTo(document, `Question ${index}`)),
    );
    expect(new Set(asked.map(({ state }) => state))).toEqual(new Set(['answered']));
    const answers = await Promise.all([client.ask(document, 'One?'), other.ask(another, 'Another?')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 402]);
    const refused = await json(answers.find(({ status }) => status === 402) ?? new Response());
    expect(refused).toMatchObject({ code: 'question-limit', values: { limit: 50, remedy: 'log-in' } });
  });
});

describe('an answer', () => {
  it('is followed by several tabs, each part once', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const { id, answer } = await hold(client, document);
    const tabs = await Promise.all([client.follow(document, id), client.follow(document, id)]);
    answer.add(text('Steam '));
    const first = 'event: part\ndata: {"claim":0,"text":"Steam "}\nid: 1\n\n';
    expect(await Promise.all(tabs.map(({ read }) => read()))).toEqual([first, first]);
    answer.add(text('drives it.'));
    answer.add({ kind: 'citation', claim: 0, citation: makeCitation('steam drives') });
    await eventually(async () => expect(await stateOf(id)).toMatchObject({ parts: { length: 3 } }));
    const later = await client.follow(document, id, '2');
    expect(await later.read()).toMatch(/^event: citation\n.*"number":1.*\nid: 3\n/);
    answer.end({ certain: false });
    expect(await later.read()).toMatch(/^event: done\n.*"state":"answered".*"certain":false.*\nid: end\n/);

    expect((await client.follow(document, id, 'end')).status).toBe(204);
    const whole = await client.follow(document, id);
    expect(await whole.read()).toBe(first);
  });

  it('announces many requests to a model, which are free until the first word', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const { id, answer } = await hold(client, document);
    const { read } = await client.follow(document, id);
    answer.add({ kind: 'plan', requests: 14 });
    expect(await read()).toBe('event: plan\ndata: {"requests":14}\nid: 1\n\n');
    expect(await client.browser.read(`/documents/${document}/questions/${id}`)).toMatchObject({
      state: 'answering',
      requests: 14,
      claims: [],
    });
    await client.browser.send('POST', `/documents/${document}/questions/${id}/cancel`);
    expect(await client.browser.read(`/documents/${document}/questions/${id}`)).toMatchObject({
      state: 'cancelled',
      charged: false,
    });
  });

  it('that is withdrawn becomes a refusal', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const { id, answer } = await hold(client, document);
    answer.add(text('Steam.'));
    answer.add(refusal);
    answer.end({ certain: true });

    expect(await client.browser.read(`/documents/${document}/questions/${id}?wait=20`)).toMatchObject({
      state: 'refused',
      claims: [],
      missing: ['Airbus'],
    });
  });

  it.each([0, 1, 20])('stops when it is cancelled, after %i parts', async (parts) => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const { id, answer } = await hold(client, document);

    for (let part = 0; part < parts; part += 1) {
      answer.add({ kind: 'text', claim: part, text: 'word' });
    }

    await eventually(async () => expect((await stateOf(id))?.parts).toHaveLength(parts));
    const cancelled = await json(
      await client.browser.send('POST', `/documents/${document}/questions/${id}/cancel`),
    );
    // Free before the first word.
    expect(cancelled).toMatchObject({ state: 'cancelled', charged: parts > 0 });
    await eventually(() => expect(answer.stoppedBy).not.toBeNull());
    expect(await left(client, document)).toBe(freeQuestions - (parts > 0 ? 1 : 0));
    const { read } = await client.follow(document, id, String(parts));
    expect(await read()).toContain('"state":"cancelled"');
  });

  it('that fails is not charged, and keeps what was said', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const { id, answer } = await hold(client, document);
    answer.add(text('Steam'));
    answer.fail(new Error('a message with the question in it'));

    expect(await client.browser.read(`/documents/${document}/questions/${id}?wait=20`)).toMatchObject({
      state: 'failed',
      charged: false,
      claims: [{ text: 'Steam' }],
      failure: { code: 'engine-crashed' },
    });
    expect(await left(client, document)).toBe(freeQuestions);
    const { read } = await client.follow(document, id, '1');
    expect(await read()).toMatch(/^event: failed\n/);
  });

  it('fails, uncharged, when its process has given no sign for too long', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const now = server.ports.clock.now();
    const question: OpenQuestion = {
      id: randomIds.token(),
      document,
      question: 'Who answers?',
      selection: null,
      engine: { kind: 'own' },
      askedAt: now,
      parts: [],
      isPartial: false,
      readSoFar: [],
      state: 'asked',
      beatAt: now,
    };
    // No process of this test answers it.
    await server.ports.questions.add(question, null);
    expect(await left(client, document)).toBe(freeQuestions - 1);
    server.time.ahead = (answerStalledSeconds + 1) * 1000;
    expect(await left(client, document)).toBe(freeQuestions);
    const { read } = await client.follow(document, question.id);

    expect(await read()).toMatch(/^event: failed\n.*"code":"answer-cut"/);
  });

  it('ends when its document expires', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const { id, answer } = await hold(client, document);
    server.time.ahead = (retainSeconds + 1) * 1000;
    await eventually(() => expect(answer.stoppedBy?.code).toBe('file-expired'));

    await eventually(async () =>
      expect(await stateOf(id)).toMatchObject({ state: 'failed', isCharged: false }),
    );
  });

  it('ends when its file is deleted', async () => {
    const client = new DocumentClient(server);
    const document = await client.open();
    const { id, answer } = await hold(client, document);
    answer.add(text('Steam'));
    const { read } = await client.follow(document, id);
    expect(await read()).toContain('Steam');
    await client.browser.send('DELETE', `/documents/${document}`);
    await eventually(() => expect(answer.stoppedBy).not.toBeNull());

    expect(await read()).toMatch(/^event: failed\n.*"question":"".*"claims":\[\]/);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', isCharged: false, question: '', parts: [] });
  });

  it('is no longer sent after its user has logged out, and completes for the account', async () => {
    const client = new DocumentClient(server);
    await client.browser.signUp('leaves@example.org');
    const document = await client.open();
    const { id, answer } = await hold(client, document);
    answer.add(text('Steam'));
    const { read } = await client.follow(document, id);
    expect(await read()).toContain('Steam');
    await client.browser.send('DELETE', '/session');
    answer.add(text(' drives it.'));
    expect(await read()).toBe('the end');
    answer.end({ certain: true });

    await eventually(async () => expect(await stateOf(id)).toMatchObject({ state: 'answered' }));
    expect((await client.browser.fetch(`/documents/${document}`)).status).toBe(404);
  });
});
