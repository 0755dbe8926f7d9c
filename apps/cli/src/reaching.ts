import { Failure } from '@octavo/contract/failures';

/** Runs an operation on a path given by the user; a system error becomes a failure that names the path. */
export async function reaching<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
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
