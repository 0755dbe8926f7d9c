import { type FileHandle, mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeyStore } from '@octavo/domain/ports';
import { asFailure, missingAsNull, syncFolder } from './durable.ts';

/** Keys in a folder of this machine, or one that several machines share: a small file for each. */
export async function openKeyStore(folder: string): Promise<KeyStore> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;

  if (isNew) {
    await syncFolder(dirname(folder));
  }

  return {
    put: (name, wrappedKey, since) => put(folder, name, wrappedKey, since),
    get: (name) => get(pathOf(folder, name)),
    destroy: (name) => destroy(pathOf(folder, name)),
    list: () => list(folder),
  };
}

async function put(folder: string, name: string, wrappedKey: Uint8Array, since?: Date): Promise<void> {
  const path = pathOf(folder, name);
  // A half-written one harms nobody: who wrote it has told no one of it.
  const file = await open(path, 'wx', 0o600);

  try {
    await writeAndClose(file, wrappedKey, since);
    await syncFolder(folder);
  } catch (error) {
    // What cannot be destroyed now is left to the sweep.
    await destroy(path).catch(() => undefined);
    throw asFailure(error);
  }
}

/** One that was overwritten keeps its name for a moment, or until the next sweep when that moment was the last. */
async function get(path: string): Promise<Uint8Array | null> {
  const found = await readFile(path).catch(missingAsNull);

  return found === null || found.every((byte) => byte === 0) ? null : found;
}

/** The name goes last: whoever finds it after a crash overwrites once more. */
async function destroy(path: string): Promise<void> {
  const file = await open(path, 'r+').catch(missingAsNull);

  if (file !== null) {
    await writeAndClose(file, Buffer.alloc((await file.stat()).size));
    await rm(path, { force: true });
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
