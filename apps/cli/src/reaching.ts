import { ToolFailure } from '@octavo/contract/failures';

/** Does something with a path that was given; what the system says against it becomes a failure that names it. */
export async function reaching<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) {
      throw error;
    }

    throw new ToolFailure(
      error.code === 'ENOSPC' ? 'storage-full' : 'illegal-input',
      `${path}: ${error.code}`,
      {
        cause: error,
      },
    );
  }
}
