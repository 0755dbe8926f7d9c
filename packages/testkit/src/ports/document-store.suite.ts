import { randomIds } from '@octavo/adapters/system/system';
import { Failure } from '@octavo/contract/failures';
import { deviceSeconds } from '@octavo/contract/limits';
import type { DocumentFile, DocumentOutline } from '@octavo/domain/documents/document';
import type { DocumentStore, DocumentUsage, NewDocument } from '@octavo/domain/documents/ports';
import { claim, finish } from '@octavo/domain/job';
import type { FileIndex, JobStore } from '@octavo/domain/ports';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFile, makeJob } from './made.ts';

export interface DocumentStorePorts {
  readonly documents: DocumentStore;
  readonly jobs: JobStore;
  readonly files: FileIndex;
  /** Destroyed keys of documents; while `isBroken` is true, destroying fails and keys stay. */
  readonly destroyed: { readonly keys: string[]; isBroken: boolean };
}

const now = new Date('2026-01-01T10:00:05Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** A file of a document with plausible values. */
export function makeDocumentFile(changes: Partial<DocumentFile> = {}): DocumentFile {
  return { place: 0, token: randomIds.token(), job: randomIds.token(), state: 'reading', ...changes };
}

export function makeDocument(changes: Partial<NewDocument> = {}): NewDocument {
  return {
    id: randomIds.token(),
    owner: { account: null, device: randomIds.token() },
    address: null,
    files: [makeDocumentFile()],
    createdAt: now,
    expiresAt: later(3600),
    ...changes,
  };
}

const outline: DocumentOutline = {
  places: [0],
  files: [{ pages: 3, pagesRead: 3, language: 'eng', title: null }],
  summary: [],
  suggestions: ['What is it about?'],
};

/** Contract tests for document stores. */
export function documentStoreSuite(open: () => Promise<DocumentStorePorts>): void {
  describe('a document store', () => {
    let ports: DocumentStorePorts;

    beforeAll(async () => {
      ports = await open();
    });

    it('adds a document once, and destroys the key that was made in vain', async () => {
      const { documents, destroyed } = ports;
      const document = makeDocument();
      const [first, second] = await Promise.all([
        documents.add(document, null),
        documents.add(document, null),
      ]);
      expect(second).toEqual(first);
      expect(first).toMatchObject({ ...document, isErased: false });
      expect(destroyed.keys).not.toContain(first.key);
      expect(await documents.unknownKeys([first.key, 'stranger'])).toEqual(['stranger']);
      expect(await documents.find(document.id)).toEqual(first);
    });

    it('lists the documents of an account or of a device, newest first', async () => {
      const { documents } = ports;
      const device = randomIds.token();
      const owner = { account: null, device };
      const account = { account: randomIds.token(), device };
      const [first, second] = [makeDocument({ owner }), makeDocument({ owner, createdAt: later(1) })];
      const [claimed, expired] = [
        makeDocument({ owner: account }),
        makeDocument({ owner, expiresAt: later(10) }),
      ];
      await Promise.all([first, second, claimed, expired].map((each) => documents.add(each, null)));
      const idsOf = async (who: typeof owner | typeof account) =>
        (await documents.of(who, later(10))).map(({ id }) => id);

      expect(await idsOf(owner)).toEqual([second.id, first.id]);
      expect(await idsOf(account)).toEqual([claimed.id]);
    });

    it('adds files up to a number, and expires with the oldest', async () => {
      const { documents } = ports;
      const document = makeDocument();
      await documents.add(document, null);
      const limits = { most: 2, expiresAt: later(60) };
      const file = makeDocumentFile();
      const added = await documents.addFile(document.id, file, limits, null);
      expect(added).toMatchObject({ files: [{ place: 0 }, { ...file, place: 1 }], expiresAt: later(60) });
      expect(await documents.addFile(document.id, makeDocumentFile(), limits, null)).toEqual(added);
      await documents.dropFile(file.job);
      expect((await documents.find(document.id))?.files).toHaveLength(1);
      expect(await documents.addFile('none', file, limits, null)).toBeNull();
    });

    it('ends the reading of a file with its job', async () => {
      const { documents, jobs } = ports;
      const [read, broken] = [makeDocumentFile(), makeDocumentFile({ place: 1 })];
      const document = makeDocument({ files: [read, broken] });
      await documents.add(document, null);

      for (const { job } of [read, broken]) {
        await jobs.add(makeJob({ id: job, isReading: true }), { sealed: null });
        await jobs.change(job, (current) => claim(current, now));
      }

      const damaged = new Map([[0, { code: 'damaged-file' as const, values: {} }]]);
      await jobs.change(read.job, (current) => finish(current, 1, new Map(), now));
      await jobs.change(broken.job, (current) => finish(current, 1, damaged, now));

      expect((await documents.find(document.id))?.files).toMatchObject([
        { state: 'ready' },
        { state: 'failed' },
      ]);
    });

    it('counts files that are read or may be, for the account, or else the device and the address', async () => {
      const { documents } = ports;
      const [account, device, address] = [randomIds.token(), randomIds.token(), randomIds.token()];
      const own = makeDocument({ owner: { account, device }, address });
      const visited = makeDocument({
        owner: { account: null, device },
        address,
        files: [makeDocumentFile({ state: 'ready' }), makeDocumentFile({ place: 1, state: 'failed' })],
      });
      await Promise.all([documents.add(own, null), documents.add(visited, null)]);
      const count = async (client: object, at = now) =>
        (await documents.countUse({ account: null, device: null, address: null, ...client }, at)).documents;

      expect(await count({ account })).toBe(1);
      expect(await count({ device })).toBe(2);
      // Visitors of the same address count together, for thirty days.
      expect(await count({ device: 'another', address })).toBe(1);
      expect(await count({ device: 'another', address }, later(31 * 24 * 3600))).toBe(0);
    });

    it('admits the documents of a client one at a time', async () => {
      const { documents } = ports;
      const owner = { account: randomIds.token(), device: null };
      const seen: number[] = [];
      const admission = {
        client: { ...owner, address: null },
        now,
        admit: ({ documents: used }: DocumentUsage) => {
          seen.push(used);

          if (used > 2) {
            throw new Failure('document-limit');
          }
        },
      };
      const added = await Promise.allSettled(
        [1, 2, 3, 4].map(() => documents.add(makeDocument({ owner }), admission)),
      );

      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(seen).toEqual([1, 2, 3, 3]);
      expect(await documents.of(owner, now)).toHaveLength(2);
    });

    it('keeps an outline until the document is erased, and the count after it', async () => {
      const { documents, destroyed } = ports;
      const owner = { account: randomIds.token(), device: null };
      const files = [makeDocumentFile({ state: 'ready' }), makeDocumentFile({ place: 1 })];
      const document = await documents.add(makeDocument({ owner, files }), null);
      expect(await documents.findOutline(document)).toBeNull();
      await documents.saveOutline(document, outline);
      expect(await documents.findOutline(document)).toEqual(outline);

      destroyed.isBroken = true;
      expect(await documents.erase([document.id], now)).toBe(0);
      destroyed.isBroken = false;
      expect(await documents.erase([document.id], now)).toBe(1);

      expect(destroyed.keys).toContain(document.key);
      expect(await documents.find(document.id)).toMatchObject({ key: '', isErased: true });
      expect(await documents.findOutline(document)).toBeNull();
      expect(await documents.of(owner, now)).toEqual([]);
      // The file that was never read is not counted.
      expect(await documents.countUse({ ...owner, address: null }, now)).toMatchObject({ documents: 1 });
    });

    it('lists documents to erase: expired ones, and those of an erased file', async () => {
      const { documents, files } = ports;
      const upload = makeFile();
      await files.add(upload);
      const [expired, orphaned, kept] = [
        makeDocument({ expiresAt: now }),
        makeDocument({ files: [makeDocumentFile({ token: upload.token })] }),
        makeDocument(),
      ];
      await Promise.all([expired, orphaned, kept].map((each) => documents.add(each, null)));
      expect(await documents.withFiles([upload.token])).toMatchObject([{ id: orphaned.id }]);
      await files.erase(upload.token);
      const overdue = await documents.overdue(now);

      expect(overdue).toContain(expired.id);
      expect(overdue).toContain(orphaned.id);
      expect(overdue).not.toContain(kept.id);
    });

    it('forgets rows that count for no client any more', async () => {
      const { documents } = ports;
      const [visitor, owned, nobodys] = [
        makeDocument({ address: 'network' }),
        makeDocument({ owner: { account: randomIds.token(), device: null } }),
        makeDocument({ owner: { account: null, device: null } }),
      ];
      const ids = [visitor.id, owned.id, nobodys.id];
      await Promise.all([visitor, owned, nobodys].map((each) => documents.add(each, null)));
      await documents.erase(ids, now);
      const kept = async () => {
        const found = await Promise.all(ids.map((id) => documents.find(id)));

        return found.map((each) => each !== null);
      };
      await documents.forget(now);
      expect(await kept()).toEqual([true, true, false]);
      await documents.forget(later(31 * 24 * 3600));
      expect(await documents.find(visitor.id)).toMatchObject({ address: null });
      await documents.forget(later(deviceSeconds + 1));
      expect(await kept()).toEqual([false, true, false]);
    });
  });
}
