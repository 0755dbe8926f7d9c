import { Failure, isFailure } from '@octavo/contract/failures';
import { mebibyte } from '@octavo/contract/limits';
import * as yauzl from 'yauzl';

/** Limits above which a container is treated as a zip bomb. */
export interface ZipLimits {
  readonly entries: number;
  /** Bytes of one entry and of all entries read, when expanded. */
  readonly entryBytes: number;
  readonly totalBytes: number;
}

/** Far above any real document, far below the memory limit of a job. */
export const documentLimits: ZipLimits = {
  entries: 20_000,
  entryBytes: 256 * mebibyte,
  totalBytes: 768 * mebibyte,
};

/** A zip file whose entries are expanded when asked for. `close` must always be called. */
export interface ZipArchive {
  /** Names of the files in it, with `/` between folders; none leads out of the archive. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Bytes the entry takes in the archive, and the expanded size it claims; null when there is none. */
  sizeOf(name: string): { readonly storedBytes: number; readonly expandedBytes: number } | null;
  /** @throws Failure `damaged-file` when it is missing or broken, `memory-limit` when it is too large. */
  read(name: string): Promise<Uint8Array>;
  close(): void;
}

/**
 * Opens a zip file (PKWARE APPNOTE 6.3).
 *
 * @throws Failure `damaged-file` when its directory cannot be read, `memory-limit` when it lists too many files.
 */
export async function openZip(path: string, limits: ZipLimits = documentLimits): Promise<ZipArchive> {
  return overZip(() => yauzl.openPromise(path, { autoClose: false, lazyEntries: true }), limits);
}

/** Opens an archive that lies inside another one. */
export async function openZipBytes(
  bytes: Uint8Array,
  limits: ZipLimits = documentLimits,
): Promise<ZipArchive> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  return overZip(() => yauzl.fromBufferPromise(buffer, { lazyEntries: true }), limits);
}

async function overZip(open: () => Promise<yauzl.ZipFile>, limits: ZipLimits): Promise<ZipArchive> {
  const file = await open().catch(damaged);
  const entries = await listEntries(file, limits).catch((error: unknown) => {
    file.close();

    throw error;
  });
  let expanded = 0;

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    sizeOf(name) {
      const entry = entries.get(name);

      return entry === undefined
        ? null
        : { storedBytes: entry.compressedSize, expandedBytes: entry.uncompressedSize };
    },
    async read(name) {
      const entry = entries.get(name);

      if (entry === undefined) {
        throw new Failure('damaged-file', `no ${name} in the archive`);
      }

      const allowed = Math.min(limits.entryBytes, limits.totalBytes - expanded);
      const bytes = await readEntry(file, entry, allowed);
      expanded += bytes.length;

      return bytes;
    },
    close: () => file.close(),
  };
}

async function listEntries(file: yauzl.ZipFile, limits: ZipLimits): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();

  if (file.entryCount > limits.entries) {
    throw new Failure('memory-limit', `${file.entryCount} files in an archive`);
  }

  try {
    // Absolute names and names that lead out of the archive make yauzl throw.
    for await (const entry of file.eachEntry()) {
      if (!entry.fileName.endsWith('/')) {
        entries.set(entry.fileName, entry);
      }
    }
  } catch (cause) {
    damaged(cause);
  }

  return entries;
}

/** Reads an entry. Headers may give wrong sizes, so the output bytes are counted. */
async function readEntry(file: yauzl.ZipFile, entry: yauzl.Entry, allowed: number): Promise<Uint8Array> {
  if (entry.isEncrypted()) {
    throw new Failure('password-required', `${entry.fileName} is encrypted`);
  }

  const tooLarge = () => new Failure('memory-limit', `${entry.fileName} expands beyond ${allowed} bytes`);

  if (entry.uncompressedSize > allowed) {
    throw tooLarge();
  }

  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = await file.openReadStreamPromise(entry).catch(damaged);

  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      length += chunk.length;

      if (length > allowed) {
        throw tooLarge();
      }

      chunks.push(chunk);
    }
  } catch (error) {
    throw isFailure(error) ? error : new Failure('damaged-file', entry.fileName, { cause: error });
  }

  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

function damaged(cause: unknown): never {
  throw new Failure('damaged-file', 'archive cannot be read', { cause });
}
