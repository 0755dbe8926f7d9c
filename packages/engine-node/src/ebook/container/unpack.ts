import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure, isFailure } from '@octavo/contract/failures';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';

/** Limits of a container: a few kilobytes can expand to gigabytes. */
export interface UnpackLimits {
  readonly entries: number;
  /** Expanded bytes of all files together. */
  readonly bytes: number;
}

export const bookLimits: UnpackLimits = { entries: 20_000, bytes: 768 * 1024 ** 2 };

/** File types that cannot appear on paper. */
const skippedMedia = /\.(mp3|mp4|m4a|m4v|aac|ogg|oga|ogv|opus|wav|webm|mov|smil|ttc)$/i;

/**
 * Unpacks a zip into an empty folder and returns the paths written. Names that lead out of the folder are
 * skipped, and only plain files are created.
 *
 * @throws Failure `damaged-file`, `memory-limit`, `password-required`
 */
export async function unpack(path: string, folder: string, limits = bookLimits): Promise<string[]> {
  const zip = await opened(path);
  const written: string[] = [];
  const taken = new Set<string>();
  let left = limits.bytes;

  try {
    if (zip.entryCount > limits.entries) {
      throw new Failure('memory-limit', `${zip.entryCount} entries`);
    }

    for await (const entry of zip.eachEntry()) {
      const name = safePath(nameOf(entry));

      if (name === null || skippedMedia.test(name) || taken.has(name.toLowerCase())) {
        continue;
      }

      if ((entry.generalPurposeBitFlag & 1) === 1) {
        throw new Failure('password-required', 'an entry is encrypted');
      }

      left -= entry.uncompressedSize;

      if (left < 0) {
        throw new Failure('memory-limit', `expands to more than ${limits.bytes} bytes`);
      }

      if (await write(zip, entry, join(folder, name))) {
        taken.add(name.toLowerCase());
        written.push(name);
      }
    }
  } catch (cause) {
    throw isFailure(cause) ? cause : new Failure('damaged-file', 'the zip cannot be read', { cause });
  } finally {
    zip.close();
  }

  return written;
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { decodeStrings: false, validateEntrySizes: true, autoClose: false });
  } catch (cause) {
    throw new Failure('damaged-file', 'not a zip that can be read', { cause });
  }
}

/** False for a damaged entry or an invalid name: the rest of the book may still be readable. */
async function write(zip: ZipFile, entry: Entry, path: string): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true });
    // The stream fails as soon as the entry exceeds its declared size.
    await pipeline(
      await zip.openReadStreamPromise(entry),
      createWriteStream(path, { flags: 'w', mode: 0o600 }),
    );

    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
      throw new Failure('storage-full', path, { cause: error });
    }

    return false;
  }
}

function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

/** Path inside a container; null for a folder and for a path that leads out of it. */
export function safePath(name: string): string | null {
  const parts = name.replaceAll('\\', '/').split('/');
  const isSafe = parts.every((part) => part !== '..' && part !== '.' && part !== '' && !part.includes('\0'));

  return isSafe ? parts.join('/') : null;
}
