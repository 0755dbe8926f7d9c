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

/** A failure with its text for users. */
export function problemView({ code, values }: Problem, locale: Locale): FolderProblemView {
  return { code, text: folderProblemText(locale, code) ?? failureText(locale, code as FailureCode, values) };
}

/** Failure of work on a file; an error without a meaning for users counts as a crash. */
export function problemOf(error: unknown): Problem {
  if (error instanceof FolderFailure) {
    return { code: error.code, values: {} };
  }

  // Values may name files: the page that shows the problem lists the same files.
  return isFailure(error)
    ? { code: error.code, values: error.values }
    : { code: systemCode(error) === 'ENOSPC' ? 'storage-full' : 'engine-crashed', values: {} };
}

/**
 * Error for the log in place of an unexpected one, whose message may have a path. Null for a failure that the user is
 * shown, and for a stopped run.
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

type Meanings = Readonly<Record<string, FolderProblemCode>>;

const readingProblems: Meanings = {
  ENOENT: 'file-vanished',
  ENOTDIR: 'file-vanished',
  EACCES: 'file-unreadable',
  EPERM: 'file-unreadable',
  EBUSY: 'file-unreadable',
  EIO: 'file-unreadable',
};

const writingProblems: Meanings = {
  ENOENT: 'folder-not-writable',
  ENOTDIR: 'folder-not-writable',
  EACCES: 'folder-not-writable',
  EPERM: 'folder-not-writable',
  EROFS: 'folder-not-writable',
  EIO: 'folder-not-writable',
  ENAMETOOLONG: 'name-not-possible',
  EINVAL: 'name-not-possible',
};

const listingProblems: Meanings = {
  ENOENT: 'folder-missing',
  ENOTDIR: 'folder-missing',
  EACCES: 'folder-unreadable',
  EPERM: 'folder-unreadable',
  EIO: 'folder-unreadable',
};

/** Reads a file. @throws FolderFailure for an error of the system with a meaning for users */
export async function reading<Value>(act: () => Promise<Value>): Promise<Value> {
  return act().catch((error: unknown) => explain(error, readingProblems));
}

/** Writes into the folder of the results. @throws FolderFailure as `reading` does */
export async function writing<Value>(act: () => Promise<Value>): Promise<Value> {
  return act().catch((error: unknown) => explain(error, writingProblems));
}

/** Lists a folder. @throws FolderFailure as `reading` does */
export async function listing<Value>(act: () => Promise<Value>): Promise<Value> {
  return act().catch((error: unknown) => explain(error, listingProblems));
}

function explain(error: unknown, meanings: Meanings): never {
  const code = meanings[systemCode(error)];

  throw code === undefined ? error : new FolderFailure(code, error);
}

/** Code of an error of the system, such as `ENOENT`; empty for any other error. */
export function systemCode(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? '';
}
