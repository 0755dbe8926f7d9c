import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Channel with the id of every job, document and question that changed. */
export const changeChannel = 'octavo_jobs';

/**
 * Channel that wakes the workers when a job may have become claimable: one was added to the queue that is named, or one
 * ended.
 */
export const queueChannel = 'octavo_queue';

/** Notifies the followers of a job, document or question. PostgreSQL sends it when the transaction commits. */
export async function announceChange(transaction: Kysely<DatabaseSchema>, id: string): Promise<void> {
  await sql`select pg_notify(${changeChannel}, ${id})`.execute(transaction);
}

/** Column for the `returning` clause of the statement that makes a change: saves the query of `announceChange`. */
export function changeNotice(id: string) {
  return sql`pg_notify(${changeChannel}, ${id})`.as('change_notice');
}

/** Column for the `returning` clause of the statement that adds a job to a queue: wakes the workers. */
export function addedNotice(queue: string) {
  return sql`pg_notify(${queueChannel}, ${queue})`.as('queue_notice');
}

/** The same for the end of a job, which may allow a job of any queue to start. */
export function endedNotice() {
  return sql`pg_notify(${queueChannel}, '')`.as('queue_notice');
}
