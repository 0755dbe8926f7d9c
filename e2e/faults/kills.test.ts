import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { maxStrikes } from '@octavo/domain/job';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, ProductHarness, somePdf } from './product-harness.ts';

describe('when a process is killed', () => {
  let harness: ProductHarness;
  let server: ChildProcess;

  beforeEach(async () => {
    harness = await ProductHarness.open({ OCTAVO_CONCURRENCY: '1', OCTAVO_SANDBOX: 'auto' });
    server = await harness.serve();
  });

  afterEach(() => harness.close());

  it('the worker: its job runs again elsewhere, takes effect once, and leaves nothing', async () => {
    const first = await harness.work();
    const id = await harness.order('dawdles', [await harness.upload()]);
    await harness.until(id, ({ progress }) => progress > 0.05);
    await harness.kill(first);
    await eventually(async () => ((await harness.survivors()).length === 0 ? true : null));
    await harness.work();
    const job = await harness.ended(id);

    expect(job).toMatchObject({ state: 'done', results: [{ name: 'file.pdf' }] });
    expect(await harness.query(`select attempt, strikes from jobs where id = '${id}'`)).toEqual([
      { attempt: 2, strikes: 1 },
    ]);
    expect(await harness.strays()).toEqual([]);
    expect(await readdir(join(harness.folder, 'scratch'))).toHaveLength(1);
  });

  it('the worker, with every attempt: the job is given up', async () => {
    const id = await harness.order('dawdles', [await harness.upload()]);

    for (let attempt = 1; attempt <= maxStrikes; attempt += 1) {
      const worker = await harness.work();
      await eventually(async () => {
        const [row] = await harness.query<{ attempt: number }>(`select attempt from jobs where id = '${id}'`);

        return row?.attempt === attempt ? true : null;
      });
      await harness.kill(worker);
    }

    await harness.work();
    expect((await harness.ended(id)).failure?.code).toBe('engine-crashed');
  });

  it('the worker, by SIGTERM: its job is handed over within seconds without counting as a failure', async () => {
    const first = await harness.work();
    const id = await harness.order('dawdles', [await harness.upload()]);
    await harness.until(id, ({ progress }) => progress > 0.02);
    const askedAt = performance.now();
    await harness.kill(first, 'SIGTERM');
    expect(performance.now() - askedAt).toBeLessThan(8000);
    expect(await harness.query(`select state, strikes from jobs where id = '${id}'`)).toEqual([
      { state: 'queued', strikes: 0 },
    ]);
    expect(await readdir(join(harness.folder, 'scratch'))).toEqual([]);

    await harness.work();
    expect((await harness.ended(id)).state).toBe('done');
  });

  it('the web process during an upload: acknowledged files stay, others leave nothing', async () => {
    const bytes = somePdf(3_000_000);
    const token = await harness.upload(bytes);
    const brokenOff = expect(startUpload(harness.address, 5_000_000)).rejects.toThrow();
    await eventually(async () => ((await harness.blobs()).length === 2 ? true : null));
    await harness.kill(server);
    await brokenOff;
    await harness.serve();

    expect(hash(await harness.content(token))).toBe(hash(bytes));
    expect(await harness.query('select token from files')).toEqual([{ token }]);
    await ageUnfinished(harness);
    await harness.work();
    await eventually(async () => ((await harness.strays()).length === 0 ? true : null));
  });

  it('the web process repeatedly during uploads: each acknowledged file can be read', async () => {
    await harness.work();
    const acknowledged = new Map<string, string>();
    let over = false;

    const uploading = Array.from({ length: 4 }, async () => {
      while (!over) {
        const bytes = somePdf(20_000);
        const token = await harness.upload(bytes).catch(() => null);

        if (token !== null) {
          acknowledged.set(token, hash(bytes));
        }
      }
    });

    for (const pause of [0, 3, 7, 20]) {
      const before = acknowledged.size;
      await eventually(async () => (acknowledged.size > before ? true : null));
      await delay(pause);
      await harness.kill(server);
      server = await harness.serve();
    }

    over = true;
    await Promise.all(uploading);

    for (const [token, mark] of acknowledged) {
      expect(hash(await harness.content(token))).toBe(mark);
    }
  });

  it('the web process during a job: the job continues, and its result is available afterwards', async () => {
    await harness.work();
    const id = await harness.order('dawdles', [await harness.upload()]);
    await harness.until(id, ({ progress }) => progress > 0.05);
    await harness.kill(server);
    await harness.serve();
    const job = await harness.ended(id);

    expect(job).toMatchObject({ state: 'done', results: [{ name: 'file.pdf' }] });
    expect(await harness.query(`select attempt from jobs where id = '${id}'`)).toEqual([{ attempt: 1 }]);
  });
});

/** Sends the head of a form and half of the file, then waits forever. */
async function startUpload(address: string, sizeBytes: number): Promise<void> {
  const upload = request(`${address}/api/v1/files`, {
    method: 'POST',
    headers: { 'content-length': sizeBytes, 'x-file-name': 'half.pdf' },
  });
  upload.write(somePdf(sizeBytes / 2));
  await once(upload, 'response');
}

/** Makes unfinished uploads old enough for the sweep to delete them. */
async function ageUnfinished(harness: ProductHarness): Promise<void> {
  const folder = join(harness.folder, 'files', 'incoming');
  const old = new Date(Date.now() - 11 * 60_000);

  for (const name of await readdir(folder)) {
    await utimes(join(folder, name), old, old);
  }
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
