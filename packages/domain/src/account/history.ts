import { isExpired } from '../retention.ts';

/** A job of an account that was done. It outlives its files, until the account or the task itself is erased. */
export interface HistoryTask {
  readonly job: string;
  readonly tool: string;
  readonly name: string;
  readonly finishedAt: Date;
  /** When its files are forgotten, if they were not deleted before. */
  readonly expiresAt: Date;
  /** When the keys of its files were destroyed. */
  readonly deletedAt: Date | null;
}

export interface TaskHistory {
  /** Tasks of an account, the latest first, and how many there are altogether. */
  list(account: string, part: { readonly skip: number; readonly most: number }): Promise<TaskList>;
  find(account: string, job: string): Promise<HistoryTask | null>;
  /** Notes the moment for every task whose results and uploads are gone, keys and bytes; returns for how many. */
  noteDeleted(now: Date): Promise<number>;
  remove(account: string, job: string): Promise<void>;
  /** Destroys the keys of the names of all tasks of an account that is erased. */
  forgetNames(account: string): Promise<void>;
}

export interface TaskList {
  readonly tasks: readonly HistoryTask[];
  readonly total: number;
}

/** Tasks on one page. */
export const tasksPerPage = 20;

/** `successful` while the results can be had. */
export function statusOf(task: HistoryTask, now: Date): 'successful' | 'deleted' {
  return task.deletedAt !== null || isExpired(task, now) ? 'deleted' : 'successful';
}

/** Signs what we say of deletions, so that everybody can check who said it. */
export interface ReceiptSigner {
  /** Ed25519, as SPKI in DER, in base64. */
  readonly publicKey: string;
  /** The signature of the UTF-8 bytes, in base64. */
  sign(statement: string): string;
}

/** What is signed: complete in itself, so that it can be checked without us, and without a name in it. */
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
