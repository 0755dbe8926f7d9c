import { randomBytes } from 'node:crypto';
import { randomIds } from '@octavo/adapters/system/system';
import type { FileStore } from '@octavo/domain/ports';
import { describe, expect, it } from 'vitest';

/** Contract tests for file stores. */
export function fileStoreSuite(open: () => Promise<FileStore>): void {
  describe('a file store', () => {
    it('returns what was stored, whole and in ranges', async () => {
      const store = await open();
      const blob = randomIds.token();
      const bytes = randomBytes(1_000_000);
      await store.put(blob, inPieces(bytes));

      expect(await collect(store.read(blob))).toEqual(bytes);
      expect(await collect(store.read(blob, { from: 70_000, to: 300_000 }))).toEqual(
        bytes.subarray(70_000, 300_001),
      );
    });

    it('leaves nothing behind when its input fails', async () => {
      const store = await open();
      const blob = randomIds.token();

      await expect(store.put(blob, breakingOff())).rejects.toThrow('broke off');
      await expect(collect(store.read(blob))).rejects.toThrow();
      expect(await names(store)).not.toContain(blob);
    });

    it('lists its files with their storage times', async () => {
      const store = await open();
      const blob = randomIds.token();
      await store.put(blob, inPieces(randomBytes(10)));
      const listed = await listOf(store);
      const age = Date.now() - (listed.find((entry) => entry.blob === blob)?.modifiedAt.getTime() ?? 0);

      expect(age).toBeLessThan(60_000);
    });

    it('deletes files, and ignores missing ones', async () => {
      const store = await open();
      const blob = randomIds.token();
      await store.put(blob, inPieces(randomBytes(10)));
      await store.delete(blob);
      await store.delete(blob);

      expect(await names(store)).not.toContain(blob);
    });
  });
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += 30_000) {
    yield bytes.subarray(from, from + 30_000);
  }
}

async function* breakingOff(): AsyncGenerator<Uint8Array> {
  yield randomBytes(100_000);
  throw new Error('broke off');
}

async function names(store: FileStore): Promise<string[]> {
  return (await listOf(store)).map(({ blob }) => blob);
}

async function listOf(store: FileStore) {
  const listed = [];

  for await (const entry of store.list()) {
    listed.push(entry);
  }

  return listed;
}

export async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts = [];

  for await (const part of bytes) {
    parts.push(part);
  }

  return Buffer.concat(parts);
}
