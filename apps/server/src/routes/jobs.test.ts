import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mebibyte } from '@octavo/contract/limits';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';

const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

describe('jobs', () => {
  it('start once for one id', async () => {
    const wanted = await server.jobRequestOf();
    const first = await server.requestJob(wanted);
    expect(first.status).toBe(202);
    expect(await json(first)).toMatchObject({
      id: wanted.id,
      state: 'queued',
      progress: 0,
      inputs: [{ name: 'report.pdf' }],
    });

    const before = await countKeys();
    const reordered = { options: wanted.options, files: wanted.files, tool: wanted.tool, id: wanted.id };
    expect((await server.requestJob(reordered)).status).toBe(202);
    expect(await json(await server.requestJob({ ...wanted, options: { angle: 180 } }))).toMatchObject({
      status: 409,
      code: 'job-id-taken',
    });
    expect(await countKeys()).toBe(before);
  });

  it('take a file for an option, and tell it from the others', async () => {
    const { token } = await json(await server.upload());
    const logo = await json(await server.upload(jpg, 'logo.jpg'));
    const wanted = await server.jobRequestOf({
      tool: 'watermark-pdf',
      files: [{ token }, { token: logo.token, option: 'picture' }],
      options: {},
    });
    const answer = await json(await server.requestJob(wanted));

    expect(answer.inputs).toMatchObject([{ token }, { token: logo.token, option: 'picture' }]);
    expect(answer.inputs[0]).not.toHaveProperty('option');
    expect((await server.requestJob(wanted)).status).toBe(202);
    expect(
      await json(await server.requestJob({ ...wanted, files: [{ token }, { token: logo.token }] })),
    ).toMatchObject({ code: 'job-id-taken' });
    expect(
      await json(
        await server.requestJob({
          ...wanted,
          id: 'b'.repeat(32),
          files: [{ token }, { token: logo.token, option: 'text' }],
        }),
      ),
    ).toMatchObject({ status: 400, code: 'illegal-input' });
  });

  it('start once for many concurrent requests with the same id', async () => {
    const wanted = await server.jobRequestOf();
    const before = await countKeys();
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.requestJob(wanted)));

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
    // One key for options and passwords, one for names.
    expect(await countKeys()).toBe(before + 2);
  });

  it('are not found after their files expire, also when requested again', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    await server.request(`/jobs/${wanted.id}/cancel`, { method: 'POST' });
    expect(await json(await server.requestJob(wanted))).toMatchObject({ state: 'cancelled' });

    server.time.ahead = 3_600_001;
    const over = await server.requestJob(wanted);
    server.time.ahead = 0;
    expect(await json(over)).toMatchObject({ status: 410, code: 'file-expired' });
  });

  async function countKeys(): Promise<number> {
    return (await readdir(join(server.folder, 'keys'))).length;
  }

  it.each([
    ['an unknown tool', { tool: 'fold-pdf' }, 400, 'illegal-input'],
    ['an invalid option', { options: { angle: 91 } }, 400, 'illegal-input'],
    ['an unknown file', { files: [{ token: 'a'.repeat(32) }] }, 404, 'not-found'],
    ['no file', { files: [] }, 422, 'too-few-files'],
    ['an id that can be guessed', { id: 'job-1' }, 400, 'illegal-input'],
    ['too few files', { tool: 'merge-pdf', options: {} }, 422, 'too-few-files'],
    ['too much data', { options: { note: 'x'.repeat(mebibyte) } }, 400, 'illegal-input'],
  ])('are refused for %s', async (_name, changes, status, code) => {
    expect(await json(await server.requestJob(await server.jobRequestOf(changes)))).toMatchObject({
      status,
      code,
    });
  });

  it('are refused for a file kind the tool does not accept, in the language of the client', async () => {
    const { token } = await json(await server.upload(jpg, 'a.jpg'));
    const body = JSON.stringify(await server.jobRequestOf({ files: [{ token }] }));
    const headers = { 'content-type': 'application/json', 'accept-language': 'de, fr-CA;q=0.8, en;q=0.5' };
    const answer = await server.request('/jobs', { method: 'POST', headers, body });

    expect(answer.headers.get('content-language')).toBe('fr');
    expect(await json(answer)).toMatchObject({
      code: 'file-type-not-supported',
      detail: expect.stringContaining('fichier'),
    });
  });

  it('never show options and passwords, and delete them at the end', async () => {
    const wanted = await server.jobRequestOf({ tool: 'unlock-pdf', options: { password: 'swordfish' } });
    await server.requestJob(wanted);
    const kept = await server.ports.jobs.findRequest(wanted.id);
    const sealed = kept?.sealed ?? { key: '', bytes: new Uint8Array() };
    expect(Buffer.from(sealed.bytes).includes('swordfish')).toBe(false);
    expect(await server.ports.vault.unseal(sealed, `job ${wanted.id}`)).toMatchObject({
      options: wanted.options,
    });

    await server.request(`/jobs/${wanted.id}/cancel`, { method: 'POST' });
    expect((await server.ports.jobs.findRequest(wanted.id))?.sealed).toBeNull();
    expect(await server.ports.vault.unseal(sealed, `job ${wanted.id}`)).toBeNull();

    expect((await server.requestJob(wanted)).status).toBe(202);
    const other = await server.jobRequestOf({ id: wanted.id, tool: wanted.tool, options: wanted.options });
    expect(await json(await server.requestJob(other))).toMatchObject({ status: 409, code: 'job-id-taken' });
  });

  it('are refused with an unknown option', async () => {
    const wanted = await server.jobRequestOf({ options: { angel: 90 } });

    expect(await json(await server.requestJob(wanted))).toMatchObject({ status: 400, code: 'illegal-input' });
  });

  it('report each change on the event stream, which ends with the job', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    const stream = await server.request(`/jobs/${wanted.id}/events`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';

    for (let step = await reader?.read(); step?.done === false; step = await reader?.read()) {
      if (text === '') {
        await server.finishJob(wanted.id);
      }

      text += step.value;
    }

    const states = [...text.matchAll(/"state":"(\w+)"/g)].map(([, state]) => state);
    expect(states[0]).toBe('queued');
    expect(states.at(-1)).toBe('done');
    const lastId = /^id: (.*)$/m.exec(text)?.[1] ?? '';
    const again = await server.request(`/jobs/${wanted.id}/events`, { headers: { 'last-event-id': lastId } });
    expect(again.status).toBe(204);
  });

  it('are not watched for HEAD requests', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    let watching = 0;
    const counting = createApp({
      ...server.ports,
      changes: {
        watch(id, listener) {
          const stop = server.ports.changes.watch(id, listener);
          watching += 1;

          return () => {
            watching -= 1;
            stop();
          };
        },
      },
    });
    const answer = await counting.request(`/api/v1/jobs/${wanted.id}/events`, { method: 'HEAD' });

    expect(answer.status).toBe(200);
    await expect.poll(() => watching).toBe(0);
  });

  it('give their results one by one and as a zip with unique names', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    await server.finishJob(wanted.id);
    const { results } = await json(await server.request(`/jobs/${wanted.id}/results`));
    expect(results).toMatchObject([{ name: 'résumé.pdf', pages: 1, input: 0 }, { name: 'résumé.pdf' }]);

    const zip = await server.request(`/jobs/${wanted.id}/zip`);
    const bytes = Buffer.from(await zip.arrayBuffer());
    expect(bytes.length).toBe(Number(zip.headers.get('content-length')));
    expect(zip.headers.get('content-disposition')).toContain('filename="report-rotate.zip"');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('%PDF-1.7 result 0')).toBe(true);
    expect(bytes.includes('résumé (2).pdf')).toBe(true);

    const chosen = await server.request(`/jobs/${wanted.id}/zip?places=1`);
    const part = Buffer.from(await chosen.arrayBuffer());
    expect(part.includes('%PDF-1.7 result 1')).toBe(true);
    expect(part.includes('%PDF-1.7 result 0')).toBe(false);
    expect((await server.request(`/jobs/${wanted.id}/zip?places=7`)).status).toBe(404);
  });

  it('shorten names in a zip to 200 bytes, keeping extension and number', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    await server.finishJob(wanted.id, `${'契'.repeat(300)}.pdf`);
    const zip = await server.request(`/jobs/${wanted.id}/zip`);
    const bytes = Buffer.from(await zip.arrayBuffer());
    const starts = [0, bytes.indexOf('PK\u0003\u0004', 1)];
    const names = starts.map((start) =>
      bytes.subarray(start + 30, start + 30 + bytes.readUInt16LE(start + 26)),
    );

    expect(names.map(String)).toEqual([`${'契'.repeat(65)}.pdf`, `${'契'.repeat(64)} (2).pdf`]);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(200);
  });

  it('report the size of the zip of their results without sending it', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    await server.finishJob(wanted.id);
    const asked = await server.request(`/jobs/${wanted.id}/zip`, { method: 'HEAD' });
    const zip = await (await server.request(`/jobs/${wanted.id}/zip`)).arrayBuffer();

    expect(asked.status).toBe(200);
    expect(asked.headers.get('content-length')).toBe(String(zip.byteLength));
  });

  it('can be cancelled while queued', async () => {
    const wanted = await server.jobRequestOf();
    await server.requestJob(wanted);
    const cancelled = await server.request(`/jobs/${wanted.id}/cancel`, { method: 'POST' });

    expect(await json(cancelled)).toMatchObject({ state: 'cancelled', failure: null });
  });
});
