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

/** Announces a change with the statement that makes it, which returns this column. */
export function changeOf(id: string) {
  return sql`pg_notify(${changeChannel}, ${id})`.as('announced');
}

/** Announces with the statement that adds or ends a job that another one may start. */
export function queueMove() {
  return sql`pg_notify(${queueChannel}, '')`.as('announced_to_queue');
}
