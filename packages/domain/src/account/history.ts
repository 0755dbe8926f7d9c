import { isExpired } from '../retention.ts';

/** A completed job of an account. The entry outlives its files, until it or the account is deleted. */
export interface HistoryTask {
  readonly job: string;
  readonly tool: string;
  readonly name: string;
  readonly finishedAt: Date;
  /** Time at which its files expire, unless they are deleted earlier. */
  readonly expiresAt: Date;
  /** Time at which the keys of its files were destroyed. */
  readonly deletedAt: Date | null;
}

export interface TaskHistory {
  /** Tasks of an account, newest first, and their total number. */
  list(account: string, part: { readonly skip: number; readonly most: number }): Promise<TaskList>;
  find(account: string, job: string): Promise<HistoryTask | null>;
  /**
   * Records the deletion time of every task whose results and uploads are gone, keys and bytes; returns the
   * number of tasks.
   */
  noteDeleted(now: Date): Promise<number>;
  remove(account: string, job: string): Promise<void>;
  /** Destroys the keys of the file names of all tasks of a deleted account. */
  forgetNames(account: string): Promise<void>;
}

export interface TaskList {
  readonly tasks: readonly HistoryTask[];
  readonly total: number;
}

/** Tasks on one page. */
export const tasksPerPage = 20;

/** `successful` while the results are available. */
export function statusOf(task: HistoryTask, now: Date): 'successful' | 'deleted' {
  return task.deletedAt !== null || isExpired(task, now) ? 'deleted' : 'successful';
}

/** Signs deletion statements, so that anyone can verify their origin. */
export interface ReceiptSigner {
  /** Ed25519, as SPKI in DER, in base64. */
  readonly publicKey: string;
  /** The signature of the UTF-8 bytes, in base64. */
  sign(statement: string): string;
}

/**
 * Text to be signed: self-contained, so that it can be verified without this service, and without file names.
 */
export function deletionStatement(task: HistoryTask & { readonly deletedAt: Date }): string {
  return [
    'Octavo deletion receipt',
    `task: ${task.job}`,
    `tool: ${task.tool}`,
    `uploaded before: ${task.finishedAt.toISOString()}`,
    `deleted at: ${task.deletedAt.toISOString()}`,
    'The keys of the uploaded files and of the results were overwritten, and their bytes were deleted.',
    '',
  ].join('\n');
}
