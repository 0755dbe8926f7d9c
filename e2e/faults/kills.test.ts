import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, Stand, somePdf } from './stand.ts';

describe('when a process is killed', () => {
  let stand: Stand;
  let server: ChildProcess;

  beforeEach(async () => {
    stand = await Stand.open({ OCTAVO_CONCURRENCY: '1', OCTAVO_SANDBOX: 'auto' });
    server = await stand.serve();
  });

  afterEach(() => stand.close());

  it('the worker: its job runs again elsewhere, once with effect, and nothing of it is left', async () => {
    const first = await stand.work();
    const id = await stand.order('dawdles', [await stand.upload()]);
    await stand.until(id, ({ progress }) => progress > 0.05);
    await stand.kill(first);
    await eventually(async () => ((await stand.survivors()).length === 0 ? true : null));
    await stand.work();
    const job = await stand.ended(id);

    expect(job).toMatchObject({ state: 'done', results: [{ name: 'file.pdf' }] });
    expect(await stand.query(`select attempt, strikes from jobs where id = '${id}'`)).toEqual([
      { attempt: 2, strikes: 1 },
    ]);
    expect(await stand.strays()).toEqual([]);
    expect(await readdir(join(stand.folder, 'scratch'))).toHaveLength(1);
  });

  it('the worker, with every attempt: the job is given up', async () => {
    const id = await stand.order('dawdles', [await stand.upload()]);

    for (const attempt of [1, 2, 3]) {
      const worker = await stand.work();
      await eventually(async () => {
        const [row] = await stand.query<{ attempt: number }>(`select attempt from jobs where id = '${id}'`);

        return row?.attempt === attempt ? true : null;
      });
      await stand.kill(worker);
    }

    await stand.work();
    expect((await stand.ended(id)).failure?.code).toBe('engine-crashed');
  });

  it('the worker, politely: its job is handed over within seconds and counts no failure', async () => {
    const first = await stand.work();
    const id = await stand.order('dawdles', [await stand.upload()]);
    await stand.until(id, ({ progress }) => progress > 0.02);
    const askedAt = performance.now();
    await stand.kill(first, 'SIGTERM');
    expect(performance.now() - askedAt).toBeLessThan(8000);
    expect(await stand.query(`select state, strikes from jobs where id = '${id}'`)).toEqual([
      { state: 'queued', strikes: 0 },
    ]);
    expect(await readdir(join(stand.folder, 'scratch'))).toEqual([]);

    await stand.work();
    expect((await stand.ended(id)).state).toBe('done');
  });

  it('the web process in the middle of an upload: what was acknowledged stays, what was not leaves nothing', async () => {
    const bytes = somePdf(3_000_000);
    const token = await stand.upload(bytes);
    const brokenOff = expect(startUpload(stand.address, 5_000_000)).rejects.toThrow();
    await eventually(async () => ((await stand.blobs()).length === 2 ? true : null));
    await stand.kill(server);
    await brokenOff;
    await stand.serve();

    expect(hash(await stand.content(token))).toBe(hash(bytes));
    expect(await stand.query('select token from files')).toEqual([{ token }]);
    await ageUnfinished(stand);
    await stand.work();
    await eventually(async () => ((await stand.strays()).length === 0 ? true : null));
  });

  it('the web process again and again under uploads: each that was acknowledged can be read', async () => {
    await stand.work();
    const acknowledged = new Map<string, string>();
    let over = false;

    const uploading = Array.from({ length: 4 }, async () => {
      while (!over) {
        const bytes = somePdf(20_000);
        const token = await stand.upload(bytes).catch(() => null);

        if (token !== null) {
          acknowledged.set(token, hash(bytes));
        }
      }
    });

    for (const pause of [0, 3, 7, 20]) {
      const before = acknowledged.size;
      await eventually(async () => (acknowledged.size > before ? true : null));
      await delay(pause);
      await stand.kill(server);
      server = await stand.serve();
    }

    over = true;
    await Promise.all(uploading);

    for (const [token, mark] of acknowledged) {
      expect(hash(await stand.content(token))).toBe(mark);
    }
  });

  it('the web process in the middle of a job: the job goes on and its result is there afterwards', async () => {
    await stand.work();
    const id = await stand.order('dawdles', [await stand.upload()]);
    await stand.until(id, ({ progress }) => progress > 0.05);
    await stand.kill(server);
    await stand.serve();
    const job = await stand.ended(id);

    expect(job).toMatchObject({ state: 'done', results: [{ name: 'file.pdf' }] });
    expect(await stand.query(`select attempt from jobs where id = '${id}'`)).toEqual([{ attempt: 1 }]);
  });
});

/** Sends the head of a form and half of the file, then waits for ever. */
async function startUpload(address: string, sizeBytes: number): Promise<void> {
  const upload = request(`${address}/api/v1/files`, {
    method: 'POST',
    headers: { 'content-length': sizeBytes, 'x-file-name': 'half.pdf' },
  });
  upload.write(somePdf(sizeBytes / 2));
  await once(upload, 'response');
}

/** Makes what is unfinished as old as the sweep wants it to be. */
async function ageUnfinished(stand: Stand): Promise<void> {
  const folder = join(stand.folder, 'files', 'incoming');
  const old = new Date(Date.now() - 11 * 60_000);

  for (const name of await readdir(folder)) {
    await utimes(join(folder, name), old, old);
  }
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
