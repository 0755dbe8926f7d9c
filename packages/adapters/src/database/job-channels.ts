import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Channel with the id of every job, document and question that changed. */
export const changeChannel = 'octavo_jobs';

/** Channel that wakes the workers: a job waits, or a job that others waited for has ended. */
export const queueChannel = 'octavo_queue';

/** PostgreSQL delivers the notification when the transaction commits. */
export async function announceChange(transaction: Kysely<DatabaseSchema>, id: string): Promise<void> {
  await sql`select pg_notify(${changeChannel}, ${id})`.execute(transaction);
}

/** Announces a change after which another job may start. */
export async function announceEnd(transaction: Kysely<DatabaseSchema>, id: string): Promise<void> {
  await sql`select pg_notify(${changeChannel}, ${id}), pg_notify(${queueChannel}, '')`.execute(transaction);
}

export async function announceQueue(transaction: Kysely<DatabaseSchema>): Promise<void> {
  await sql`select pg_notify(${queueChannel}, '')`.execute(transaction);
}
