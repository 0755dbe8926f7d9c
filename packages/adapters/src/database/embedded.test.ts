import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exists } from '../system/folders.ts';
import { openEmbedded } from './embedded.ts';

describe('the embedded database', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-embedded-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const isRunning = () => exists(join(folder, 'database', 'cluster', 'postmaster.pid'));

  it('runs while a process holds it, whatever connections were left open', async () => {
    const [first, second] = [await openEmbedded(folder), await openEmbedded(folder)];
    const forgotten = new pg.Client({ connectionString: first.url });
    forgotten.on('error', () => {});
    await forgotten.connect();
    await first.release();
    expect(await isRunning()).toBe(true);

    await second.release();
    expect(await isRunning()).toBe(false);
  });

  it('stops once when its last two users release it at the same time', async () => {
    const holders = await Promise.all([0, 1, 2].map(() => openEmbedded(folder)));
    await Promise.all(holders.map((holder) => holder.release()));

    expect(await isRunning()).toBe(false);
  });
});
