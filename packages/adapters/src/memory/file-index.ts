import type { StoredBytes } from '@octavo/domain/access/storage-quota';
import type { Client, FileIndex, FileRecord } from '@octavo/domain/ports';
import type { KeptFile, MemoryState } from './state.ts';

export function memoryFileIndex(state: MemoryState): FileIndex {
  const { files } = state;
  const eraseWhere = (condition: (file: KeptFile) => boolean) => {
    const erased = [...files.values()].filter((file) => file.erasedAt === null && condition(file));

    for (const file of erased) {
      files.set(file.record.token, erasedFile(file));
    }

    return erased.length;
  };
  const keptBlobs = (condition: (record: FileRecord) => boolean, after: string) =>
    blobsAfter(
      [...files.values()].filter(({ erasedAt, record }) => erasedAt === null && condition(record)),
      after,
    );

  return {
    async add(file, admission = null) {
      const known = files.get(file.token);

      if (known !== undefined) {
        return known.record;
      }

      const client = admission?.client ?? null;
      addFile(state, file, client?.account === null ? client.address : null);

      try {
        admission?.admit(sumStored(state, admission.client, file.createdAt));
      } catch (error) {
        files.delete(file.token);
        throw error;
      }

      return file;
    },

    storedBytes: async (client, now) => sumStored(state, client, now),
    find: async (token) => files.get(token)?.record ?? null,
    resultsOf: async (job) => ofJob(state, job).filter(({ origin }) => origin?.preview === null),
    previewsOf: async (job) => ofJob(state, job).filter(({ origin }) => origin?.preview !== null),
    filesOf: async (job) => ofJob(state, job),

    async erase(token) {
      const origin = files.get(token)?.record.origin ?? null;
      const isPreview = ({ record }: KeptFile) =>
        origin !== null &&
        origin.preview === null &&
        record.origin?.job === origin.job &&
        record.origin.place === origin.place;

      return eraseWhere((file) => file.record.token === token || isPreview(file)) > 0;
    },

    eraseExpired: async (now) => eraseWhere(({ record }) => record.expiresAt <= now),
    expiredBlobs: async (now, after) => keptBlobs(({ expiresAt }) => expiresAt <= now, after),
    keptBlobs: async (now, after) => keptBlobs(({ expiresAt }) => expiresAt > now, after),
    eraseBlobs: async (blobs) => eraseWhere(({ record }) => blobs.includes(record.blob)),
    erasedBlobs: async (after) =>
      blobsAfter(
        [...files.values()].filter(({ erasedAt }) => erasedAt !== null),
        after,
      ),

    async forgetBlob(blob) {
      for (const file of [...files.values()].filter(({ record }) => record.blob === blob)) {
        files.set(file.record.token, { ...file, record: { ...file.record, blob: '' } });
      }
    },

    async unknownBlobs(blobs) {
      const known = new Set([...files.values()].map(({ record }) => record.blob));

      return blobs.filter((blob) => !known.has(blob));
    },

    async forgetErased(before) {
      for (const { record, erasedAt } of files.values()) {
        if (erasedAt !== null && erasedAt < before && record.blob === '' && record.origin === null) {
          files.delete(record.token);
        }
      }
    },
  };
}

/** Adds a file with an unused token. `address` is that of a visitor. */
export function addFile({ files }: MemoryState, record: FileRecord, address: string | null): void {
  files.set(record.token, { record, address, erasedAt: null });
}

/** Record of a file without the words that describe it. */
function erasedFile(file: KeptFile): KeptFile {
  const { origin } = file.record;

  return {
    ...file,
    erasedAt: new Date(),
    record: {
      ...file.record,
      name: '',
      contentPseudonym: '',
      isErased: true,
      origin: origin === null ? null : { ...origin, notes: [] },
    },
  };
}

function blobsAfter(files: readonly KeptFile[], after: string): string[] {
  return files
    .map(({ record }) => record.blob)
    .filter((blob) => blob !== '' && blob > after)
    .toSorted();
}

/** Files of a job, ordered by result and page. */
function ofJob({ files }: MemoryState, job: string): FileRecord[] {
  return [...files.values()]
    .map(({ record }) => record)
    .filter(({ origin }) => origin?.job === job)
    .toSorted(
      ({ origin: one }, { origin: other }) =>
        (one?.place ?? 0) - (other?.place ?? 0) || (one?.preview ?? 0) - (other?.preview ?? 0),
    );
}

function sumStored({ files }: MemoryState, { account, device, address }: Client, now: Date): StoredBytes {
  const sum = (isOf: (file: KeptFile) => boolean) =>
    [...files.values()]
      .filter((file) => file.erasedAt === null && file.record.expiresAt > now && isOf(file))
      .reduce((bytes, { record }) => bytes + record.sizeBytes, 0);

  return account === null
    ? {
        owner: sum(({ record }) => device !== null && record.owner.device === device),
        address: sum((file) => address !== null && file.address === address),
      }
    : { owner: sum(({ record }) => record.owner.account === account), address: 0 };
}
