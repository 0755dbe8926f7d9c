import { isFailure, withValues } from '@octavo/contract/failures';
import type { InputFile } from './run-files.ts';

/** Adds the file's name to failures, for tools that combine several files. */
export async function namingFile<Result>(file: InputFile, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFailure(error) || 'file' in error.values) {
      throw error;
    }

    throw withValues(error, { file: file.name });
  }
}
