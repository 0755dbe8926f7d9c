import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mebibyte } from '@octavo/contract/limits';
import type { DiskSpace } from '@octavo/domain/ports';
import { collect } from '@octavo/testkit/ports/file-store.suite';
import { afterAll, describe, expect, it } from 'vitest';
import { randomIds } from '../../system/system.ts';
import { openDiskStore } from './file-store.ts';
import { openDiskSpace } from './free-space.ts';

const folder = await mkdtemp(join(tmpdir(), 'octavo-space-'));
afterAll(() => rm(folder, { recursive: true }));

describe('the disk reserve', () => {
  it('is 5 % of the file system and at least 2 GB, unless a size is set', async () => {
    const { blocks, bsize } = await statfs(folder);
    const byDefault = await openDiskSpace([folder], null).look();

    expect(byDefault.reserveBytes).toBe(Math.max(2048 * mebibyte, Math.ceil(blocks * bsize * 0.05)));
    expect((await openDiskSpace([folder], 5).look()).reserveBytes).toBe(5);
  });

  it('is not used by announced sizes', async () => {
    const { freeBytes } = await openDiskSpace([folder], 0).look();
    const space = openDiskSpace([folder], freeBytes / 2);
    await space.requireRoom(0);

    await expect(space.requireRoom(freeBytes)).rejects.toMatchObject({ code: 'storage-full' });
  });

  it('stops a file that grows into it, and deletes what was written', async () => {
    let freeBytes = 100 * mebibyte;
    const space: DiskSpace = {
      look: async () => ({ freeBytes, reserveBytes: 0 }),
      async requireRoom(bytes) {
        await openFull(freeBytes, bytes);
      },
    };
    const store = await openDiskStore(folder, space);

    async function* growing(): AsyncGenerator<Uint8Array> {
      for (;;) {
        yield Buffer.alloc(mebibyte);
        freeBytes -= mebibyte;
      }
    }

    await expect(store.put(randomIds.token(), growing())).rejects.toThrow('full');
    expect(freeBytes).toBeGreaterThan(-5 * mebibyte);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    const blob = randomIds.token();
    freeBytes = mebibyte;
    await store.put(blob, one(Buffer.from('x')));
    expect(await collect(store.read(blob))).toEqual(Buffer.from('x'));
  });
});

async function openFull(freeBytes: number, bytes: number): Promise<void> {
  if (freeBytes < bytes) {
    throw new Error('full');
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
