import { randomIds } from '@octavo/adapters/system/system';
import { filesPerDocument, freeDocuments, retainSeconds } from '@octavo/contract/limits';
import { claim, fail } from '@octavo/domain/job';
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

describe('a document', () => {
  it('is read by a job that is no task of the day, then shows what it is about', async () => {
    const client = new DocumentClient(server);
    const id = randomIds.token();
    const opened = await json(await client.request([await client.upload('turbines.pdf')], id));
    expect(opened).toMatchObject({
      id,
      engine: { kind: 'own' },
      files: [{ place: 0, name: 'turbines.pdf', state: 'reading', progress: 0, pages: null, failure: null }],
      summary: [],
      suggestions: [],
      left: { documents: freeDocuments - 1, questions: 50 },
      questions: [],
    });
    await server.finishReading(id);

    expect(await client.browser.read(`/documents/${id}`)).toMatchObject({
      files: [{ state: 'ready', progress: 1, pages: 2, pagesRead: 2, language: 'eng', title: 'Report' }],
      summary: [{ text: 'It is about turbines.', citation: { file: 0, page: 1 } }],
      suggestions: ['What is it about?'],
    });
    expect((await client.browser.read('/session')).freeTasks).toMatchObject({ used: 0 });
  });

  it('is opened once per id, and not with other files', async () => {
    const client = new DocumentClient(server);
    const [file, other] = [await client.upload(), await client.upload()];
    const id = randomIds.token();
    const [first, second] = await Promise.all([client.request([file], id), client.request([file], id)]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect((await client.request([other], id)).status).toBe(409);
    const { documents, left } = await client.browser.read('/documents');
    expect(documents.map((each: { id: string }) => each.id)).toEqual([id]);
    expect(left).toMatchObject({ documents: freeDocuments - 1 });
  });

  it('takes up to five files, each once', async () => {
    const client = new DocumentClient(server);
    await client.browser.signUp('five@example.org');
    const id = await client.open();
    const add = async (file: string) => client.browser.send('POST', `/documents/${id}/files`, { file });
    const second = await client.upload('second.pdf');
    expect((await add(second)).status).toBe(202);
    expect((await add(second)).status).toBe(202);

    for (let place = 2; place < filesPerDocument; place += 1) {
      expect((await add(await client.upload())).status).toBe(202);
    }

    const refused = await add(await client.upload());
    expect(await json(refused)).toMatchObject({ code: 'too-many-files', values: { limit: 5 } });
    const { files } = await client.browser.read(`/documents/${id}`);
    expect(files.map(({ place }: { place: number }) => place)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is not charged when it cannot be read, and reports why', async () => {
    const client = new DocumentClient(server);
    const id = randomIds.token();
    await client.request([await client.upload()], id);
    const [{ job = '' } = {}] = (await server.ports.documents.find(id))?.files ?? [];
    const now = server.ports.clock.now();
    await server.ports.jobs.change(job, (current) => claim(current, now));
    await server.ports.jobs.change(job, (current) => fail(current, 1, { code: 'no-text', values: {} }, now));

    expect(await client.browser.read(`/documents/${id}`)).toMatchObject({
      files: [{ state: 'failed', failure: { code: 'no-text' } }],
      left: { documents: freeDocuments },
    });
    expect(await json(await client.ask(id, 'What?'))).toMatchObject({ code: 'no-text' });
  });

  it('cannot be asked before a file is read', async () => {
    const client = new DocumentClient(server);
    const id = randomIds.token();
    await client.request([await client.upload()], id);

    expect(await json(await client.ask(id, 'What?'))).toMatchObject({
      status: 409,
      code: 'document-not-ready',
    });
  });

  it('is asked about the pages that are read while others are not', async () => {
    const client = new DocumentClient(server);
    const id = randomIds.token();
    await client.request([await client.upload()], id);
    await server.readPages(id, 8, 96);
    await server.readPages(id, 40, 96);
    expect(await client.browser.read(`/documents/${id}`)).toMatchObject({
      files: [{ state: 'reading', pages: 96, pagesRead: 40, language: null, title: null }],
      summary: [],
      suggestions: [],
    });
    expect(await client.answerTo(id, 'What drives a turbine?')).toMatchObject({
      state: 'answered',
      partial: true,
      readSoFar: [{ file: 0, pages: 40, of: 96 }],
    });
    expect(await client.browser.read(`/documents/${id}/pages/1`)).toMatchObject({ state: 'text' });
    await server.finishReading(id);

    expect(await client.answerTo(id, 'What drives a turbine?')).toMatchObject({
      state: 'answered',
      partial: false,
      readSoFar: [],
    });
    expect(await client.browser.read(`/documents/${id}`)).toMatchObject({
      files: [{ state: 'ready', pages: 2, pagesRead: 2 }],
      questions: [{ readSoFar: [{ pages: 40 }] }, { readSoFar: [] }],
    });
  });

  it('answers from the files that are read and from the first pages of another', async () => {
    const client = new DocumentClient(server);
    await client.browser.signUp('parts@example.org');
    const id = await client.open();
    await client.browser.send('POST', `/documents/${id}/files`, { file: await client.upload('second.pdf') });
    expect(await client.answerTo(id, 'What drives it?')).toMatchObject({ partial: true, readSoFar: [] });
    await server.readPages(id, 3, 9);

    expect(await client.answerTo(id, 'What drives it now?')).toMatchObject({
      state: 'answered',
      partial: true,
      readSoFar: [{ file: 1, pages: 3, of: 9 }],
    });
  });

  it('forgets the pages that were read so far when it is deleted', async () => {
    const client = new DocumentClient(server);
    const id = randomIds.token();
    await client.request([await client.upload()], id);
    await server.readPages(id, 8, 96);
    const [{ job = '' } = {}] = (await server.ports.documents.find(id))?.files ?? [];
    const [part] = await server.ports.files.previewsOf(job);
    await client.browser.send('DELETE', `/documents/${id}`);

    expect(await server.ports.vault.holds(part?.blob ?? '')).toBe(false);
    expect(await server.ports.files.previewsOf(job)).toMatchObject([{ isErased: true }]);
  });

  it('leaves nothing when a file may not be read', async () => {
    const client = new DocumentClient(server);
    const form = new FormData();
    form.set('file', new File(['hello, this is text'], 'notes.txt'));
    const { token } = await json(await client.browser.fetch('/files', { method: 'POST', body: form }));
    expect(await json(await client.request([token]))).toMatchObject({ code: 'file-type-not-supported' });

    expect(await client.browser.read('/documents')).toMatchObject({
      documents: [],
      left: { documents: freeDocuments },
    });
  });

  it('opens five times for free, however many requests come at once, and is counted after it is deleted', async () => {
    const address = '192.0.2.1';
    const client = new DocumentClient(server, address);
    const other = new DocumentClient(server, address);
    const opened = [];

    for (let count = 1; count < freeDocuments; count += 1) {
      opened.push(await client.open());
    }

    expect((await client.browser.send('DELETE', `/documents/${opened[0]}`)).status).toBe(204);
    const [one, another] = await Promise.all([client.upload(), other.upload()]);
    const answers = await Promise.all([client.request([one]), other.request([another])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 402]);
    const refused = await json(answers.find(({ status }) => status === 402) ?? new Response());
    expect(refused).toMatchObject({ code: 'document-limit', values: { limit: 5, remedy: 'log-in' } });
  });

  it('goes with its file, at the end of its hour, and on request', async () => {
    const client = new DocumentClient(server);
    const file = await client.upload();
    const id = randomIds.token();
    await client.request([file], id);
    await server.finishReading(id);
    const { question } = await client.answerTo(id, 'What drives a turbine?');
    expect(question).toBe('What drives a turbine?');
    await client.browser.send('DELETE', `/files/${file}`);

    expect(await json(await client.browser.fetch(`/documents/${id}`))).toMatchObject({
      code: 'file-deleted',
    });
    const [{ job = '' } = {}] = (await server.ports.documents.find(id))?.files ?? [];
    expect(await server.ports.files.resultsOf(job)).toMatchObject([{ isErased: true }, { isErased: true }]);
    expect(await server.ports.questions.of(id)).toMatchObject([{ question: '', parts: [], isCharged: true }]);

    const kept = await client.open();
    const removed = await client.open();
    expect((await client.browser.send('DELETE', `/documents/${removed}`)).status).toBe(204);
    expect((await client.browser.fetch(`/documents/${removed}`)).status).toBe(410);
    server.time.ahead = (retainSeconds + 1) * 1000;
    expect(await json(await client.browser.fetch(`/documents/${kept}`))).toMatchObject({
      code: 'file-expired',
    });
  });

  it('becomes the account’s at sign-in, with what was used', async () => {
    const client = new DocumentClient(server);
    const id = await client.open();
    await client.answerTo(id, 'What is it about?');
    await client.browser.signUp('claims@example.org');

    expect(await client.browser.read(`/documents/${id}`)).toMatchObject({
      left: null,
      questions: [{ state: 'answered' }],
    });
    const account = await server.ports.accounts.findByEmail('claims@example.org');
    const usage = { account: account?.id ?? '', device: null, address: null };
    expect(await server.ports.documents.countUse(usage, new Date())).toEqual({ documents: 1, questions: 1 });
  });

  it('is exported as Markdown, Word and JSON, with quotes and pages', async () => {
    const client = new DocumentClient(server);
    const id = await client.open('turbines.pdf');
    await client.answerTo(id, 'Steam drives the turbine');
    await client.answerTo(id, 'Refuse this');
    const take = async (format: string) =>
      client.browser.fetch(`/documents/${id}/export?format=${format}`, {
        headers: { 'accept-language': 'fr' },
      });
    const markdown = await take('md');
    expect(markdown.headers.get('content-disposition')).toContain('turbines-reponses.md');
    const text = await markdown.text();
    expect(text).toContain('« Steam drives the turbine » (turbines.pdf, p. 1)');
    expect(text).toContain('Le document ne le dit pas.');
    expect(await json(await take('json'))).toMatchObject({
      questions: [{ citations: [{ page: 1 }] }, { state: 'refused' }],
    });
    expect(
      Buffer.from(await (await take('docx')).arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('gives the words of its pages', async () => {
    const client = new DocumentClient(server);
    const id = await client.open();

    expect(await client.browser.read(`/documents/${id}/pages/1`)).toMatchObject({
      state: 'text',
      lines: [{ text: 'It is about turbines.' }],
    });
    expect((await client.browser.fetch(`/documents/${id}/pages/3`)).status).toBe(404);
  });

  it('streams its changes to its owner until it is deleted', async () => {
    const client = new DocumentClient(server);
    const id = randomIds.token();
    await client.request([await client.upload()], id);
    const stream = await client.browser.fetch(`/documents/${id}/events`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value ?? 'the end';
    expect(await next()).toContain('"state":"reading"');
    await server.finishReading(id);
    let seen = '';

    while (!seen.includes('"suggestions":["What')) {
      seen = await next();
    }

    await client.browser.send('DELETE', `/documents/${id}`);

    // A change just before the deletion may send the document once more, in pieces. It must end.
    while (seen !== 'the end') {
      seen = await next();
    }
  });
});
