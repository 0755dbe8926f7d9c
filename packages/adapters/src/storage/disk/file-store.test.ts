import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStoreSuite } from '@octavo/testkit/ports/file-store.suite';
import { afterAll, expect, it } from 'vitest';
import { clearAbandoned, openDiskStore } from './file-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'octavo-store-'));
afterAll(() => rm(folder, { recursive: true }));

fileStoreSuite(() => openDiskStore(folder));

it('deletes unfinished files of a killed process, but not files being written', async () => {
  await openDiskStore(folder);
  const now = new Date();
  await writeFile(join(folder, 'incoming', 'old'), 'x');
  await utimes(join(folder, 'incoming', 'old'), now, new Date(now.getTime() - 11 * 60_000));
  await writeFile(join(folder, 'incoming', 'new'), 'x');

  expect(await clearAbandoned(folder, now)).toBe(1);
  expect(await readdir(join(folder, 'incoming'))).toEqual(['new']);
});
