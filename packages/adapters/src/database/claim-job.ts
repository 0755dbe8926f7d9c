import { claim, type JobPriority, type RunningJob } from '@octavo/domain/job';
import { chooseJob, type HeldJob, type WaitingJob } from '@octavo/domain/queue/choose-job';
import type { RowSeal } from '@octavo/domain/row-seal';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { changeNotice } from './job-channels.ts';
import { columnsOf, jobOf } from './job-rows.ts';
import type { DatabaseSchema } from './schema.ts';

/** Seconds after the last renewal of a lease during which no other worker may claim the job. */
const leaseSeconds = 10;

/**
 * Most devices compared for one choice, in all shares together and in one share. The others are compared once some of
 * these have been served.
 */
const mostHeads = 500;
const mostHeadsOfShare = 20;

export interface Claimant {
  readonly worker: string;
  readonly queue: string;
  /** Slots of this worker in this queue, free or not. */
  readonly places: number;
  /** Jobs this worker runs. It never claims them again, even if a lease ended while the database was unavailable. */
  readonly running: readonly string[];
}

/** True for a waiting job, and for one whose worker was lost. */
const isClaimable = sql<boolean>`(state = 'queued' or (state = 'running' and leased_until <= clock_timestamp()))`;

/**
 * Names of the queues with a job that no worker runs. Choosing the next job costs twenty times as much, so it is left
 * out for a queue without work, unless a notification has just named the queue.
 */
export async function listWaitingQueues(
  database: Database,
  { running }: Pick<Claimant, 'running'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ queue: string }>`
    select distinct queue from jobs where ${isClaimable} and not (id = any(${running}))
  `.execute(database);

  return new Set(rows.map(({ queue }) => queue));
}

/** Claims the next job in turn. Null when none may start on this worker now. */
export async function claimNext(
  database: Database,
  seal: RowSeal,
  claimant: Claimant,
  now: () => Date,
): Promise<RunningJob | null> {
  return database.transaction().execute(async (transaction) => {
    // One choice at a time: two workers that choose from the same state would both start jobs of one visitor.
    // The commit does not wait for the disk: a claim lost in a crash of the database leaves a queued job.
    // `offset 0` stops PostgreSQL from inlining the subquery, so that `lock_timeout` applies to the lock.
    await sql`
      select pg_advisory_xact_lock(hashtextextended('octavo queue', 0)) from (
        select set_config('lock_timeout', '5s', true), set_config('synchronous_commit', 'off', true) offset 0
      ) as settings
    `.execute(transaction);

    for (;;) {
      const waiting = await listWaiting(transaction, claimant);

      if (waiting.length === 0) {
        return null;
      }

      const chosen = chooseJob(waiting, await listHeld(transaction, claimant), claimant.places);

      if (chosen === null) {
        return null;
      }

      const claimed = await claimChosen(transaction, seal, chosen.id, claimant.worker, now());

      if (claimed !== null) {
        return claimed;
      }
    }
  });
}

/** Renews the leases of jobs this worker still runs. */
export async function renewLeases(database: Database, worker: string, ids: readonly string[]): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ leased_until: leaseEnd() })
    .where('worker', '=', worker)
    .where('id', 'in', ids)
    .where('state', '=', 'running')
    .execute();
}

/** Makes the job claimable again at once. */
export async function endLease(database: Database, worker: string, id: string): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ leased_until: sql<Date>`clock_timestamp()` })
    .where('worker', '=', worker)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

const leaseEnd = () => sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

/**
 * Oldest claimable job of each device of visitors, and of each account. Shares take turns in the list, so that a share
 * with many devices does not crowd out the others.
 */
async function listWaiting(
  transaction: Transaction<DatabaseSchema>,
  { queue, running }: Claimant,
): Promise<WaitingJob[]> {
  const { rows } = await sql<{
    id: string;
    share: string;
    device: string | null;
    priority: JobPriority;
    created_at: Date;
    share_served_at: Date | null;
    device_served_at: Date | null;
  }>`
    select heads.*,
      (select max(started_at) from jobs as served
        where served.share = heads.share and served.queue = ${queue}) as share_served_at,
      (select max(started_at) from jobs as served
        where served.share = heads.share and served.queue = ${queue}
        and served.device is not distinct from heads.device) as device_served_at
    from (
      select * from (
        select *, row_number() over (partition by share, priority = 'plan' order by created_at) as rank
        from (
          select distinct on (share, visitor, is_plan) * from (
            select id, share, device, priority, created_at, priority = 'plan' as is_plan,
              case when account is null then device end as visitor
            from jobs where queue = ${queue} and ${isClaimable} and not (id = any(${running}))
          ) as claimable
          order by share, visitor, is_plan, created_at
        ) as firsts
      ) as ranked
      where rank <= ${mostHeadsOfShare}
      order by is_plan desc, rank, created_at
      limit ${mostHeads}
    ) as heads
  `.execute(transaction);

  return rows.map((row) => ({
    id: row.id,
    share: row.share,
    device: row.device,
    priority: row.priority,
    createdAt: row.created_at,
    shareServedAt: row.share_served_at,
    deviceServedAt: row.device_served_at,
  }));
}

/** Running jobs of all queues: a visitor has one running job, whichever program it needs. */
async function listHeld(
  transaction: Transaction<DatabaseSchema>,
  { worker, queue, running }: Claimant,
): Promise<HeldJob[]> {
  const rows = await transaction
    .selectFrom('jobs')
    .select(['share', 'device', 'priority', 'worker', 'queue'])
    .where('state', '=', 'running')
    .where(sql<boolean>`(leased_until > clock_timestamp() or id = any(${running}))`)
    .execute();

  return rows.map((row) => ({
    share: row.share,
    device: row.device,
    priority: row.priority,
    isHere: row.worker === worker && row.queue === queue,
  }));
}

/** Claims a chosen job. Null when it ended in the meantime, or by the claim itself. */
async function claimChosen(
  transaction: Transaction<DatabaseSchema>,
  seal: RowSeal,
  id: string,
  worker: string,
  now: Date,
): Promise<RunningJob | null> {
  const row = await transaction
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where(isClaimable)
    .forUpdate()
    .executeTakeFirst();

  if (row === undefined) {
    return null;
  }

  const job = claim(await jobOf(row, seal), now);
  const lease = job.state === 'running' ? { worker, leased_until: leaseEnd() } : {};
  await transaction
    .updateTable('jobs')
    .set({ ...columnsOf(job), ...lease })
    .where('id', '=', id)
    .returning(changeNotice(id))
    .execute();

  return job.state === 'running' ? job : null;
}
