import { Failure } from '@octavo/contract/failures';

/** Accesses a path that the user gave; a system error becomes a failure that names the path. */
export async function accessPath<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) {
      throw error;
    }

    throw new Failure(error.code === 'ENOSPC' ? 'storage-full' : 'illegal-input', `${path}: ${error.code}`, {
      cause: error,
    });
  }
}
