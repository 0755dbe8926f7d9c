import { open } from 'node:fs/promises';
import { ToolFailure } from '@octavo/contract/failures';

/** A new name is durable only once the folder that holds it is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');

  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function asFailure(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;

  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new ToolFailure('storage-full', '', { cause: error })
    : error;
}

export function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') {
    return null;
  }

  throw error;
}
