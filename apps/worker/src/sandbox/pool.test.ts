import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomIds } from '@octavo/adapters/system/system';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearScratch, ScratchFolder } from './pool.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-scratch-'));
});

afterAll(() => rm(root, { recursive: true }));

it('deletes folders of dead workers, not of live ones, here or on another machine', async () => {
  const scratch = await ScratchFolder.open(root, randomIds);
  await scratch.create(null);
  const [own = ''] = await readdir(root);
  const gone = own.replace(/\d+$/, '1');
  const elsewhere = '0000000000000000-7-7';
  const silent = '0000000000000000-8-8';
  const now = new Date();
  const longAgo = new Date(now.getTime() - 3_600_000);

  for (const name of [gone, elsewhere, silent]) {
    await mkdir(join(root, name));
  }

  await utimes(join(root, own), longAgo, longAgo);
  await utimes(join(root, silent), longAgo, longAgo);

  expect(await clearScratch(root, now)).toBe(2);
  expect((await readdir(root)).sort()).toEqual([own, elsewhere].sort());
});
