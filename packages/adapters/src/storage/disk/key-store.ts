import { access, type FileHandle, mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeyStore } from '@octavo/domain/ports';
import { asFailure, finishAll, missingAsNull, syncFolder } from '../../system/durable.ts';

/** Keys in a folder of this machine, or one that several machines share: a small file for each. */
export async function openKeyStore(
  folder: string,
  /** Called with the reason when a key could only be unlinked, not overwritten. */
  onUnlinked: (error: Error) => void = (error) => process.emitWarning(error),
): Promise<KeyStore> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;

  if (isNew) {
    await syncFolder(dirname(folder));
  }

  return {
    put: (name, wrappedKey, since) => put(folder, name, wrappedKey, since),
    get: (name) => get(folder, name),
    destroy: (name) => destroy(pathOf(folder, name), onUnlinked),
    list: () => list(folder),
  };
}

async function put(folder: string, name: string, wrappedKey: Uint8Array, since?: Date): Promise<void> {
  const path = pathOf(folder, name);
  // A half-written file is harmless: its name was not yet given to any caller.
  const file = await open(path, 'wx', 0o600);

  try {
    // The file has its name by now, so that it and its folder are synced side by side.
    await finishAll([writeAndClose(file, wrappedKey, since), syncFolder(folder)]);
  } catch (error) {
    // The key has encrypted nothing that is kept: unlinking is enough. A failure here is left to the sweep.
    await rm(path, { force: true }).catch(() => undefined);
    throw asFailure(error);
  }
}

/**
 * Null for a missing or overwritten key. An overwritten one keeps its name for a moment, or until the next
 * sweep if the process ended in that moment.
 */
async function get(folder: string, name: string): Promise<Uint8Array | null> {
  const found = await readFile(pathOf(folder, name)).catch(missingAsNull);

  if (found === null) {
    // A data folder that is not mounted must not look like destroyed keys.
    await access(folder);
  }

  return found === null || found.every((byte) => byte === 0) ? null : found;
}

/**
 * Overwrites a key, then removes its name: a sweep that finds the name after a crash overwrites again.
 * Overwriting in place needs no room, except on copy-on-write file systems; where it fails, the key is
 * unlinked all the same.
 */
async function destroy(path: string, onUnlinked: (error: Error) => void): Promise<void> {
  const file = await open(path, 'r+').catch(missingAsNull);

  if (file === null) {
    return;
  }

  let failure: unknown = null;

  try {
    await writeAndClose(file, Buffer.alloc((await file.stat()).size));
  } catch (error) {
    failure = error;
  }

  await rm(path, { force: true });

  if (failure !== null) {
    onUnlinked(new Error('a key was unlinked without being overwritten', { cause: failure }));
  }
}

async function writeAndClose(file: FileHandle, bytes: Uint8Array, since?: Date): Promise<void> {
  try {
    await file.writeFile(bytes);

    if (since !== undefined) {
      await file.utimes(since, since);
    }

    await file.sync();
  } finally {
    await file.close();
  }
}

async function* list(folder: string): AsyncGenerator<{ name: string; since: Date }> {
  for await (const { name } of await opendir(folder)) {
    const found = await stat(join(folder, name)).catch(missingAsNull);

    if (found !== null) {
      yield { name, since: found.mtime };
    }
  }
}

function pathOf(folder: string, name: string): string {
  if (!/^[0-9a-z]{32}$/.test(name)) {
    throw new Error('not the name of a key');
  }

  return join(folder, name);
}
