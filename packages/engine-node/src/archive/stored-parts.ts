import { Failure, isFailure } from '@octavo/contract/failures';
import { type Entry, fromBufferPromise } from 'yauzl';
import { documentLimits } from './zip.ts';

/** A file in an archive, still in its stored (compressed) form. */
export interface StoredPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isDeflated: boolean;
  /** Expanded size the index claims; null when the index is lost. */
  readonly claimedBytes: number | null;
}

const localMark = Buffer.from('PK\x03\x04', 'latin1');
const localHeaderBytes = 30;
const deflated = 8;

/**
 * Returns the files listed in the archive's index. When the index is lost, returns everything that starts
 * with a local file header, as repair tools do.
 *
 * @throws Failure `memory-limit` when there are too many.
 */
export async function storedParts(archive: Buffer): Promise<readonly StoredPart[]> {
  return (await listedParts(archive)) ?? lostParts(archive);
}

/** Null when the index cannot be read to its end. */
async function listedParts(archive: Buffer): Promise<StoredPart[] | null> {
  const entries: Entry[] = [];

  try {
    // Programs that open the file are less strict, so implausible names and sizes are no reason to skip an
    // entry.
    const options = { lazyEntries: true, decodeStrings: false, validateEntrySizes: false };
    const file = await fromBufferPromise(archive, options);
    checkCount(file.entryCount);

    for await (const entry of file.eachEntry()) {
      entries.push(entry);
    }
  } catch (error) {
    if (isFailure(error)) {
      throw error;
    }

    return null;
  }

  return entries.flatMap((entry) => {
    const header = localHeader(archive, entry.relativeOffsetOfLocalHeader);

    return header === null
      ? []
      : [
          {
            name: entry.fileNameRaw.toString('utf8'),
            bytes: header.rest.subarray(0, entry.compressedSize),
            isDeflated: entry.compressionMethod === deflated,
            claimedBytes: entry.uncompressedSize,
          },
        ];
  });
}

function lostParts(archive: Buffer): StoredPart[] {
  const parts: StoredPart[] = [];

  for (let at = archive.indexOf(localMark); at !== -1; at = archive.indexOf(localMark, at + 1)) {
    const header = localHeader(archive, at);
    checkCount(parts.length);

    if (header !== null) {
      const { name, isDeflated, rest, storedBytes } = header;
      // A deflated stream marks its own end.
      const bytes = isDeflated ? rest : rest.subarray(0, storedBytes);
      parts.push({ name, bytes, isDeflated, claimedBytes: null });
    }
  }

  return parts;
}

/** The header before a file (PKWARE APPNOTE 6.3, 4.3.7) and everything after it; null when there is none. */
function localHeader(archive: Buffer, offset: number) {
  const header = archive.subarray(offset, offset + localHeaderBytes);

  if (header.length < localHeaderBytes || !header.subarray(0, 4).equals(localMark)) {
    return null;
  }

  const nameOffset = offset + localHeaderBytes;
  const nameEnd = nameOffset + header.readUInt16LE(26);

  return {
    name: archive.toString('utf8', nameOffset, nameEnd),
    isDeflated: header.readUInt16LE(8) === deflated,
    storedBytes: header.readUInt32LE(18),
    rest: archive.subarray(nameEnd + header.readUInt16LE(28)),
  };
}

function checkCount(count: number): void {
  if (count > documentLimits.entries) {
    throw new Failure('memory-limit', `more than ${documentLimits.entries} files in an archive`);
  }
}
