import { type FailureCode, type FailureValues, isFailure } from '@octavo/contract/failures';
import type { FolderProblemCode, FolderProblemView } from '@octavo/contract/folders';
import { failureText } from '@octavo/i18n/failures';
import { folderProblemText } from '@octavo/i18n/folders';
import type { Locale } from '@octavo/i18n/locales';
import { RunStopped } from '@octavo/worker/ports';

/** A failure of a file or a folder, without its name. */
export interface Problem {
  readonly code: FailureCode | FolderProblemCode;
  readonly values: FailureValues;
}

/** A failure that only folders have. Its message is for the log and has no path. */
export class FolderFailure extends Error {
  readonly code: FolderProblemCode;

  constructor(code: FolderProblemCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'FolderFailure';
    this.code = code;
  }
}

export function problemView({ code, values }: Problem, locale: Locale): FolderProblemView {
  return { code, text: folderProblemText(locale, code) ?? failureText(locale, code as FailureCode, values) };
}

/** Failure of work on a file; an error without a meaning for users counts as a crash. */
export function problemOf(error: unknown): Problem {
  if (error instanceof FolderFailure) {
    return { code: error.code, values: {} };
  }

  // The names of files that failures carry are those of the page already.
  return isFailure(error)
    ? { code: error.code, values: error.values }
    : { code: systemCode(error) === 'ENOSPC' ? 'storage-full' : 'engine-crashed', values: {} };
}

/**
 * Error for the log in place of one without a meaning for users, whose message may have a path; null for others.
 */
export function logged(error: unknown): Error | null {
  const isExpected =
    error instanceof FolderFailure ||
    error instanceof RunStopped ||
    (isFailure(error) && error.code !== 'engine-crashed');

  return isExpected
    ? null
    : new Error(systemCode(error) || (error instanceof Error ? error.name : 'unknown error'));
}

/** Gives errors of reading a file their meaning. */
export async function reading<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    switch (systemCode(error)) {
      case 'ENOENT':
      case 'ENOTDIR':
        throw new FolderFailure('file-vanished', error);
      case 'EACCES':
      case 'EPERM':
      case 'EBUSY':
      case 'EIO':
        throw new FolderFailure('file-unreadable', error);
      default:
        throw error;
    }
  }
}

/** Gives errors of writing into the folder of the results their meaning. */
export async function writing<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    switch (systemCode(error)) {
      case 'ENOENT':
      case 'ENOTDIR':
      case 'EACCES':
      case 'EPERM':
      case 'EROFS':
      case 'EIO':
        throw new FolderFailure('folder-not-writable', error);
      case 'ENAMETOOLONG':
      case 'EINVAL':
        throw new FolderFailure('name-not-possible', error);
      default:
        throw error;
    }
  }
}

/** Gives errors of listing a folder their meaning. */
export async function listing<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    switch (systemCode(error)) {
      case 'ENOENT':
      case 'ENOTDIR':
        throw new FolderFailure('folder-missing', error);
      case 'EACCES':
      case 'EPERM':
      case 'EIO':
        throw new FolderFailure('folder-unreadable', error);
      default:
        throw error;
    }
  }
}

export function systemCode(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? '';
}
