import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mebibyte } from '@octavo/contract/limits';
import type { ByteRange, DiskSpace, FileStore } from '@octavo/domain/ports';
import { asFailure, finishAll, missingAsNull, syncFolder } from '../../system/durable.ts';

const incoming = 'incoming';
const subfolderName = /^[0-9a-z]{2}$/;
const readBytes = 256 * 1024;
/** Bytes after which a file that is being written checks for room again. */
const bytesBetweenChecks = 4 * mebibyte;

/** Milliseconds without a write after which the process that wrote an unfinished file must have ended. */
const abandonedAfter = 10 * 60 * 1000;

/**
 * Files in a folder of this machine, spread over subfolders by the first two characters of their names. With
 * `space` nothing is written into its reserve.
 */
export async function openDiskStore(folder: string, space: DiskSpace | null = null): Promise<FileStore> {
  await mkdir(join(folder, incoming), { recursive: true, mode: 0o700 });

  return {
    put: (blob, bytes) => put(folder, blob, space === null ? bytes : whileRoom(space, bytes)),
    read: (blob, range) => read(pathOf(folder, blob), range),
    delete: (blob) => remove(folder, blob),
    list: () => list(folder),
  };
}

async function put(folder: string, blob: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const target = pathOf(folder, blob);
  const makingSubfolder = makeSubfolder(folder, dirname(target));
  // Handled below, where it is awaited: the bytes may take long to arrive.
  makingSubfolder.catch(() => undefined);

  try {
    await writeDurably(draftOf(folder, blob), bytes, async () => {
      await makingSubfolder;
      await rename(draftOf(folder, blob), target);
      await syncFolder(dirname(target));
    });
  } catch (error) {
    await makingSubfolder.catch(() => undefined);
    // The sweep removes what stays here.
    await remove(folder, blob).catch(() => undefined);
    throw asFailure(error);
  }
}

async function makeSubfolder(folder: string, subfolder: string): Promise<void> {
  if ((await mkdir(subfolder, { recursive: true, mode: 0o700 })) !== undefined) {
    await syncFolder(folder);
  }
}

/**
 * Passes bytes on while the disk has room.
 *
 * @throws Failure `storage-full` before the first byte, or at the next check after the reserve is reached
 */
async function* whileRoom(space: DiskSpace, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let unchecked = bytesBetweenChecks;

  for await (const chunk of bytes) {
    unchecked += chunk.length;

    if (unchecked >= bytesBetweenChecks) {
      unchecked = 0;
      await space.requireRoom(chunk.length);
    }

    yield chunk;
  }
}

/** Removes the draft as well, which a killed process leaves under the same name. */
async function remove(folder: string, blob: string): Promise<void> {
  await rm(pathOf(folder, blob), { force: true });
  await rm(draftOf(folder, blob), { force: true });
}

/**
 * Writes a file, and syncs it while `nameDurably` gives it its name. Callers learn of it when both have ended, so that
 * a crash in between leaves at most a file that no row names.
 */
async function writeDurably(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  nameDurably: () => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);

  try {
    for await (const chunk of bytes) {
      await writeAll(file, chunk);
    }

    await finishAll([file.sync(), nameDurably()]);
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0;

  // On a disk that is filling up, one write may take fewer bytes than it was given.
  while (written < chunk.length) {
    written += (await file.write(chunk, written)).bytesWritten;
  }
}

async function* read(path: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  const bounds = range === undefined ? {} : { start: range.from, end: range.to };
  yield* createReadStream(path, { ...bounds, highWaterMark: readBytes });
}

async function* list(folder: string): AsyncGenerator<{ blob: string; modifiedAt: Date }> {
  for await (const subfolder of await opendir(folder)) {
    if (!subfolder.isDirectory() || !subfolderName.test(subfolder.name)) {
      continue;
    }

    for await (const entry of await opendir(join(folder, subfolder.name))) {
      const found = await stat(join(folder, subfolder.name, entry.name)).catch(missingAsNull);

      if (found !== null) {
        yield { blob: entry.name, modifiedAt: found.mtime };
      }
    }
  }
}

/** Removes partial files of uploads that a crash has interrupted. */
export async function clearAbandoned(folder: string, now: Date): Promise<number> {
  let removed = 0;

  for await (const entry of await opendir(join(folder, incoming))) {
    const path = join(folder, incoming, entry.name);
    const found = await stat(path).catch(missingAsNull);

    if (found !== null && now.getTime() - found.mtimeMs > abandonedAfter) {
      await rm(path, { force: true });
      removed += 1;
    }
  }

  return removed;
}

function draftOf(folder: string, blob: string): string {
  return join(folder, incoming, blob);
}

function pathOf(folder: string, blob: string): string {
  if (!/^[0-9a-z]{32}$/.test(blob)) {
    throw new Error('not the name of a stored file');
  }

  return join(folder, blob.slice(0, 2), blob);
}
