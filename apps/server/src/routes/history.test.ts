import { createPublicKey, verify } from 'node:crypto';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { collect } from '@octavo/testkit/ports/file-store.suite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, pdf, TestServer } from '../../test/server.ts';

let server: TestServer;
let person: TestBrowser;
let stranger: TestBrowser;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
  [person, stranger] = [new TestBrowser(server, '198.51.100.7'), new TestBrowser(server, '198.51.100.8')];
  await person.signUp('ada@example.org');
  await stranger.signUp('bob@example.org');
});
afterAll(() => server.close());

async function doneTask() {
  const form = new FormData();
  form.set('file', new File([pdf], 'report.pdf'));
  const { token } = await json(await person.fetch('/files', { method: 'POST', body: form }));
  const request = await server.jobRequestOf({ files: [{ token }] });
  await person.send('POST', '/jobs', request);
  await server.finishJob(request.id);

  return { job: request.id, upload: token };
}

describe('the history', () => {
  it('lists the jobs of its owner only', async () => {
    const { job } = await doneTask();

    expect((await person.read('/history')).rows).toContainEqual(
      expect.objectContaining({ job, tool: 'rotate-pdf', status: 'successful', deletedAt: null }),
    );
    expect(await stranger.read('/history')).toEqual({ rows: [], page: 1, pages: 1 });
    expect(await json(await server.request('/history'))).toMatchObject({ code: 'login-invalid' });
  });

  it('deletes the files of a job at once, then the job', async () => {
    const { job, upload } = await doneTask();
    const results = (await person.read(`/jobs/${job}`)).results;
    const blobs = await Promise.all(
      [upload, ...results.map(({ token }: { token: string }) => token)].map((token) =>
        server.ports.files.find(token),
      ),
    );
    expect((await stranger.send('DELETE', `/history/${job}`)).status).toBe(404);

    expect(await json(await person.send('DELETE', `/history/${job}`))).toMatchObject({
      status: 'deleted',
      deletedAt: expect.any(String),
    });
    expect((await person.fetch(`/files/${upload}`)).status).toBe(410);
    expect(await person.read(`/jobs/${job}`)).toMatchObject({ status: 410, code: 'file-deleted' });

    for (const file of blobs) {
      const bytes = server.ports.vault.open(file ?? { blob: '', sizeBytes: 0 });
      await expect(collect(bytes)).rejects.toThrow('file-expired');
    }

    expect((await person.send('DELETE', `/history/${job}`)).status).toBe(204);
    expect((await person.send('DELETE', `/history/${job}`)).status).toBe(404);
  });

  it('reports the files of a job as deleted even when the database cannot write', async () => {
    const { job, upload } = await doneTask();
    const [result] = (await person.read(`/jobs/${job}`)).results;
    const { files, history } = server.ports;
    const full = async () => {
      throw new Error('could not extend file: No space left on device');
    };
    const [erase, noteDeleted] = [
      vi.spyOn(files, 'erase').mockImplementation(full),
      vi.spyOn(history, 'noteDeleted').mockImplementation(full),
    ];
    const answer = await person.send('DELETE', `/history/${job}`);
    erase.mockRestore();
    noteDeleted.mockRestore();

    expect(answer.status).toBe(200);
    expect(await json(answer)).toMatchObject({ status: 'deleted', deletedAt: expect.any(String) });
    expect((await person.fetch(`/files/${upload}`)).status).toBe(410);
    expect((await person.fetch(`/files/${result.token}`)).status).toBe(410);
    expect(await person.read(`/jobs/${job}`)).toMatchObject({ status: 410, code: 'file-deleted' });
  });

  it('gives a verifiable receipt for deleted files, and none before', async () => {
    const { job } = await doneTask();
    expect((await person.fetch(`/history/${job}/receipt`)).status).toBe(404);
    await person.send('DELETE', `/history/${job}`);
    const receipt = await person.read(`/history/${job}/receipt`);
    const { pem, publicKey } = await json(await server.request('/history/key'));
    const signature = Buffer.from(receipt.signature, 'base64');

    expect(receipt).toMatchObject({ job, publicKey });
    expect(receipt.statement).toContain(receipt.deletedAt);
    expect(receipt.statement).not.toContain('report');
    expect(verify(null, Buffer.from(receipt.statement), createPublicKey(pem), signature)).toBe(true);
    expect((await stranger.fetch(`/history/${job}/receipt`)).status).toBe(404);
  });

  it('shows expired files as deleted', async () => {
    const { job } = await doneTask();
    server.time.ahead = 3_600_001;
    const { rows } = await person.read('/history');
    server.time.ahead = 0;

    expect(rows).toContainEqual(expect.objectContaining({ job, status: 'deleted', deletedAt: null }));
  });
});
