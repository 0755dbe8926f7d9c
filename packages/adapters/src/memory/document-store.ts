import { answerStalledSeconds, deviceSeconds } from '@octavo/contract/limits';
import type { DocumentFile, DocumentRecord } from '@octavo/domain/documents/document';
import type { DocumentAdmission, DocumentStore, DocumentUsage } from '@octavo/domain/documents/ports';
import { isOpen, type QuestionRecord } from '@octavo/domain/documents/question';
import type { EndedJob } from '@octavo/domain/job';
import type { Client } from '@octavo/domain/ports';
import type { RowSeal } from '@octavo/domain/row-seal';
import type { KeptDocument, MemoryState } from './state.ts';

/** Days for which documents count for the network address of a visitor. */
const addressDays = 30;

/**
 * @param seal makes a key for each document: one whose key is destroyed counts as deleted
 * @param destroyKey resolves to false when the key could not be destroyed
 */
export function memoryDocumentStore(
  state: MemoryState,
  seal: Pick<RowSeal, 'makeKey'>,
  destroyKey: (key: string) => Promise<boolean>,
): DocumentStore {
  const { documents, files, changes } = state;
  const listWhere = (condition: (record: DocumentRecord) => boolean) =>
    [...documents.values()]
      .map(({ record }) => record)
      .filter((record) => !record.isErased && condition(record));
  const update = (id: string, changed: Partial<KeptDocument>) => {
    const kept = documents.get(id);

    if (kept !== undefined) {
      documents.set(id, { ...kept, ...changed });
    }
  };

  return {
    async add(document, admission) {
      const known = documents.get(document.id);

      if (known !== undefined) {
        return known.record;
      }

      const key = await seal.makeKey(document.createdAt);
      const meanwhile = documents.get(document.id);

      if (meanwhile !== undefined) {
        await destroyKey(key);

        return meanwhile.record;
      }

      const record = { ...document, key, isErased: false };
      documents.set(document.id, { record, byVisitor: document.owner.account === null, outline: null });
      admit(state, admission, () => documents.delete(document.id));

      return record;
    },

    async addFile(id, file, { most, expiresAt }, admission) {
      const kept = documents.get(id);

      if (kept === undefined || kept.record.isErased) {
        return null;
      }

      const { record } = kept;

      if (record.files.length >= most || record.files.some(({ token }) => token === file.token)) {
        return record;
      }

      // Files that were dropped leave gaps.
      const place = 1 + Math.max(-1, ...record.files.map((each) => each.place));
      const changed = {
        ...record,
        files: [...record.files, { ...file, place }],
        expiresAt: expiresAt < record.expiresAt ? expiresAt : record.expiresAt,
      };
      update(id, { record: changed });
      admit(state, admission, () => documents.set(id, kept));
      changes.announce(id);

      return changed;
    },

    find: async (id) => documents.get(id)?.record ?? null,

    async of({ account, device }, now) {
      const isOwn = ({ owner }: DocumentRecord) =>
        account === null ? owner.account === null && owner.device === device : owner.account === account;

      return listWhere((record) => isOwn(record) && record.expiresAt > now).toSorted(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
      );
    },

    withFiles: async (tokens) =>
      listWhere((record) => record.files.some(({ token }) => tokens.includes(token))),

    async dropFile(job) {
      const found = listWhere((record) => record.files.some((file) => file.job === job));

      for (const record of found) {
        update(record.id, { record: { ...record, files: record.files.filter((file) => file.job !== job) } });
      }
    },

    findOutline: async ({ id }) => documents.get(id)?.outline ?? null,

    async saveOutline({ id }, outline) {
      if (documents.get(id)?.record.isErased === false) {
        update(id, { outline });
      }
    },

    countUse: async (client, now) => countUse(state, client, now),

    async erase(given, now) {
      let erased = 0;

      for (const record of given.flatMap((id) => documents.get(id)?.record ?? [])) {
        if (record.key === '' || (await destroyKey(record.key))) {
          eraseDocument(state, record, now);
          erased += 1;
        }
      }

      return erased;
    },

    async overdue(now) {
      const isGone = ({ token }: DocumentFile) => files.get(token)?.record.isErased === true;

      return listWhere((record) => record.expiresAt <= now || record.files.some(isGone)).map(({ id }) => id);
    },

    async unknownKeys(keys) {
      const known = new Set([...documents.values()].map(({ record }) => record.key));

      return keys.filter((key) => !known.has(key));
    },

    async forget(now) {
      const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
      let forgotten = 0;

      for (const { record } of documents.values()) {
        const address = record.createdAt < ago(addressDays * 24 * 3600) ? null : record.address;
        update(record.id, { record: { ...record, address } });
        const { owner } = record;
        const isUnknown = owner.device === null || record.createdAt < ago(deviceSeconds);

        if (record.isErased && owner.account === null && address === null && isUnknown) {
          documents.delete(record.id);
          forgotten += 1;
        }
      }

      return forgotten;
    },
  };
}

/** Ends the reading of a file with its job. A reading without a result, such as that of a damaged file, failed. */
export function settleReading({ documents, changes }: MemoryState, job: EndedJob): void {
  const isRead = job.state === 'done' && job.inputs.every(({ failure }) => failure === null);
  const settled = (file: DocumentFile): DocumentFile =>
    file.job === job.id && file.state === 'reading' ? { ...file, state: isRead ? 'ready' : 'failed' } : file;

  for (const kept of documents.values()) {
    if (kept.record.files.some((file) => file.job === job.id && file.state === 'reading')) {
      documents.set(kept.record.id, {
        ...kept,
        record: { ...kept.record, files: kept.record.files.map(settled) },
      });
      changes.announce(kept.record.id);
    }
  }
}

/** Admits what was just added, so the counts include it; takes it back when it is refused. */
export function admit(state: MemoryState, admission: DocumentAdmission | null, takeBack: () => void): void {
  try {
    admission?.admit(countUse(state, admission.client, admission.now));
  } catch (error) {
    takeBack();
    throw error;
  }
}

function countUse({ documents, questions }: MemoryState, client: Client, now: Date): DocumentUsage {
  const since = new Date(now.getTime() - addressDays * 24 * 3_600_000);
  const aliveSince = new Date(now.getTime() - answerStalledSeconds * 1000);
  const counted = [...documents.values()].filter((kept) => isOf(client, kept, since));
  const own = new Set(counted.map(({ record }) => record.id));
  const isCharged = (question: QuestionRecord) =>
    isOpen(question) ? question.beatAt >= aliveSince : question.isCharged;

  return {
    documents: counted.flatMap(({ record }) => record.files).filter(({ state }) => state !== 'failed').length,
    questions: [...questions.values()].filter((each) => own.has(each.document) && isCharged(each)).length,
  };
}

function isOf(
  { account, device, address }: Client,
  { record, byVisitor }: KeptDocument,
  since: Date,
): boolean {
  if (account !== null) {
    return record.owner.account === account;
  }

  return (
    (device !== null && record.owner.device === device) ||
    (address !== null && record.address === address && byVisitor && record.createdAt >= since)
  );
}

/** Deletes what a document and its questions say; the rows stay for counting. */
function eraseDocument(
  { documents, questions, changes }: MemoryState,
  record: DocumentRecord,
  now: Date,
): void {
  const kept = documents.get(record.id);
  // A file that was never read is not charged.
  const files = record.files.map((file) =>
    file.state === 'reading' ? { ...file, state: 'failed' as const } : file,
  );

  if (kept !== undefined) {
    documents.set(record.id, {
      ...kept,
      outline: null,
      record: { ...record, files, key: '', isErased: true },
    });
  }

  for (const question of [...questions.values()].filter((each) => each.document === record.id)) {
    const silent = { ...question, question: '', selection: null, parts: [], readSoFar: [] };
    const failure = { code: 'file-deleted' as const, values: {} };
    questions.set(
      question.id,
      isOpen(silent) ? { ...silent, state: 'failed', failure, endedAt: now, isCharged: false } : silent,
    );

    if (isOpen(question)) {
      changes.announce(question.id);
    }
  }

  changes.announce(record.id);
}
