import type { WorkerProtection } from '@octavo/domain/worker';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Seconds after its latest report in which a worker counts as running. */
const livingSeconds = 15;

/** Seconds without a report, one day, after which the row of a worker is deleted. */
const forgottenSeconds = 24 * 3600;

/** Records that the worker runs, and how it isolates runs. */
export async function reportWorker(
  database: Database,
  id: string,
  { walls, filtersSystemCalls, limitsMemoryByGroup }: WorkerProtection,
): Promise<void> {
  const row = {
    seen_at: sql<Date>`clock_timestamp()`,
    walls,
    filters_system_calls: filtersSystemCalls,
    limits_memory_by_group: limitsMemoryByGroup,
  };
  await database
    .insertInto('workers')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await database.deleteFrom('workers').where('seen_at', '<', secondsAgo(forgottenSeconds)).execute();
}

export async function removeWorker(database: Database, id: string): Promise<void> {
  await database.deleteFrom('workers').where('id', '=', id).execute();
}

/** Running workers of all machines. */
export async function listWorkers(database: Database): Promise<WorkerProtection[]> {
  const rows = await database
    .selectFrom('workers')
    .selectAll()
    .where('seen_at', '>', secondsAgo(livingSeconds))
    .orderBy('id')
    .execute();

  return rows.map((row) => ({
    walls: row.walls,
    filtersSystemCalls: row.filters_system_calls,
    limitsMemoryByGroup: row.limits_memory_by_group,
  }));
}

const secondsAgo = (seconds: number) => sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`;
