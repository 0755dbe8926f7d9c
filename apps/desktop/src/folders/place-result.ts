import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesFor } from '@octavo/domain/folders/mirror';
import { partName } from '@octavo/domain/folders/own-files';
import { FolderFailure, systemCode, writing } from './problem.ts';

/** A result in its folder under a temporary name. */
export interface WrittenPart {
  readonly path: string;
  readonly folder: string;
  readonly sizeBytes: number;
}

/** Writes a result into its folder under a temporary name. @throws FolderFailure as `writing` does */
export async function writePart(folder: string, content: AsyncIterable<Uint8Array>): Promise<WrittenPart> {
  await writing(() => mkdir(folder, { recursive: true }));
  const path = join(folder, partName(randomBytes(12).toString('hex')));
  const file = await writing(() => open(path, 'wx'));
  let sizeBytes = 0;

  try {
    for await (const chunk of content) {
      await writing(() => file.writeFile(chunk));
      sizeBytes += chunk.byteLength;
    }

    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }

  return { path, folder, sizeBytes };
}

/**
 * Gives a complete result its name, or the next that is free: an existing file is never replaced.
 *
 * @returns the name
 * @throws FolderFailure `name-not-possible` when no name is free, or as `writing` does
 */
export async function namePart({ path, folder }: WrittenPart, name: string): Promise<string> {
  for (const candidate of namesFor(name)) {
    if (await takeName(path, join(folder, candidate))) {
      return candidate;
    }
  }

  throw new FolderFailure('name-not-possible');
}

/** Renames a file; false when the name is taken. */
async function takeName(from: string, to: string): Promise<boolean> {
  try {
    // Fails for a name that is taken, unlike a rename.
    await link(from, to);
    await rm(from);

    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') {
      return false;
    }

    return renameTo(from, to);
  }
}

/** Renames on file systems without hard links, such as FAT: an empty file reserves the name until the rename. */
async function renameTo(from: string, to: string): Promise<boolean> {
  try {
    await (await open(to, 'wx')).close();
  } catch (error) {
    if (systemCode(error) === 'EEXIST') {
      return false;
    }

    return writing(() => Promise.reject(error));
  }

  try {
    await writing(() => rename(from, to));
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }

  return true;
}

/** True when two files have the same bytes. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const blocks = createReadStream(other, { highWaterMark: 1 << 20 })[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  for await (const block of createReadStream(one, { highWaterMark: 1 << 20 })) {
    while (rest.length < block.length) {
      const next = await blocks.next();

      if (next.done === true) {
        return false;
      }

      rest = Buffer.concat([rest, next.value]);
    }

    if (!rest.subarray(0, block.length).equals(block)) {
      return false;
    }

    rest = rest.subarray(block.length);
  }

  return rest.length === 0 && (await blocks.next()).done === true;
}
