import { randomIds } from '@octavo/adapters/system/system';
import type { StoredBytes } from '@octavo/domain/access/storage-quota';
import type { FileIndex } from '@octavo/domain/ports';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFile } from './made.ts';

/** Contract tests for file indexes. */
export function fileIndexSuite(open: () => Promise<FileIndex>): void {
  describe('a file index', () => {
    let files: FileIndex;

    beforeAll(async () => {
      files = await open();
    });

    it('finds what was added', async () => {
      const file = makeFile();
      expect(await files.add(file)).toEqual(file);
      expect(await files.find(file.token)).toEqual(file);
      expect(await files.find(randomIds.token())).toBeNull();
    });

    it('keeps the first of two files with one token', async () => {
      const file = makeFile();
      await files.add(file);

      expect(await files.add(makeFile({ token: file.token }))).toEqual(file);
    });

    it('erases an expired file and its name, then releases its key and bytes for destruction', async () => {
      const file = makeFile({ expiresAt: new Date('2026-01-01T09:00:00Z') });
      const other = makeFile({ expiresAt: new Date('2026-01-01T12:00:00Z') });
      await files.add(file);
      await files.add(other);
      expect(await files.eraseExpired(new Date('2026-01-01T09:00:00Z'))).toBe(1);

      expect(await files.find(file.token)).toMatchObject({ isErased: true, name: '', contentPseudonym: '' });
      expect(await files.find(other.token)).toEqual(other);
      expect(await files.erasedBlobs('')).toEqual([file.blob]);
      expect(await files.erasedBlobs(file.blob)).toEqual([]);
      await files.forgetBlob(file.blob);
      expect(await files.erasedBlobs('')).toEqual([]);
    });

    it('lists the blobs of live and of expired files, and erases by blob', async () => {
      const now = new Date('2026-01-02T10:00:00Z');
      const expired = makeFile({ expiresAt: now });
      const kept = makeFile({ expiresAt: new Date('2026-01-02T10:00:01Z') });
      await files.add(expired);
      await files.add(kept);

      expect(await files.expiredBlobs(now, '')).toContain(expired.blob);
      expect(await files.expiredBlobs(now, '')).not.toContain(kept.blob);
      expect(await files.keptBlobs(now, '')).toContain(kept.blob);
      expect(await files.keptBlobs(now, '')).not.toContain(expired.blob);
      expect(await files.keptBlobs(now, kept.blob)).not.toContain(kept.blob);
      expect(await files.eraseBlobs([kept.blob, expired.blob])).toBe(2);
      expect(await files.find(kept.token)).toMatchObject({ isErased: true, name: '' });
      expect(await files.expiredBlobs(now, '')).not.toContain(expired.blob);
      await files.forgetBlob(kept.blob);
      await files.forgetBlob(expired.blob);
    });

    it('sums the storage of an owner and of the visitors of an address, under concurrent uploads', async () => {
      const now = new Date('2026-01-01T10:00:00Z');
      const [account, device, address] = [null, randomIds.token(), randomIds.token()];
      const client = { account, device, address };
      const file = () => makeFile({ owner: { account, device }, sizeBytes: 100 });
      const admit = ({ owner, address: visitors }: StoredBytes) => {
        if (Math.max(owner, visitors) > 300) {
          throw new Error('too much');
        }
      };
      const added = await Promise.allSettled(
        Array.from({ length: 5 }, () => files.add(file(), { client, admit })),
      );
      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await files.storedBytes(client, now)).toEqual({ owner: 300, address: 300 });
      expect(await files.storedBytes({ ...client, device: null }, now)).toEqual({ owner: 0, address: 300 });
      expect(await files.storedBytes({ ...client, address: null }, now)).toEqual({ owner: 300, address: 0 });

      const [kept] = added.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      await files.erase(kept?.token ?? '');
      expect(await files.storedBytes(client, now)).toEqual({ owner: 200, address: 200 });
      expect(await files.storedBytes(client, new Date('2026-01-01T11:00:00Z'))).toEqual({
        owner: 0,
        address: 0,
      });
      await files.forgetBlob(kept?.blob ?? '');
    });

    it('erases on request, once', async () => {
      const file = makeFile();
      await files.add(file);

      expect([await files.erase(file.token), await files.erase(file.token)]).toEqual([true, false]);
    });

    it('lists blobs without a record', async () => {
      const file = makeFile();
      const stranger = randomIds.token();
      await files.add(file);

      expect(await files.unknownBlobs([file.blob, stranger])).toEqual([stranger]);
    });
  });
}
