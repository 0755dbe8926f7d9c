import { open } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';

/** Syncs a folder, because a new name is durable only once its folder is. Windows opens no folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') {
    return;
  }

  const handle = await open(folder, 'r');

  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits for all steps, then throws the first error in their order: no step goes on while the caller cleans up. */
export async function finishAll(steps: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(steps);
  const failed = ends.find((end) => end.status === 'rejected');

  if (failed !== undefined) {
    throw failed.reason;
  }
}

/** True when the file system, or the quota of its user, has no room. */
export function isNoRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;

  return code === 'ENOSPC' || code === 'EDQUOT';
}

export function asFailure(error: unknown): unknown {
  return isNoRoom(error) ? new Failure('storage-full', '', { cause: error }) : error;
}

export function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') {
    return null;
  }

  throw error;
}
