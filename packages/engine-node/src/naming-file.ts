import { isToolFailure } from '@octavo/contract/failures';
import type { InputFile } from '@octavo/tools/kit/types';

/** Lets a failure say which file it is about, for tasks that join several. */
export async function namingFile<Result>(file: InputFile, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isToolFailure(error) || 'file' in error.values) {
      throw error;
    }

    throw error.with({ file: file.name });
  }
}
