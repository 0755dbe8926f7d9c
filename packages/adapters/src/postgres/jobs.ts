import { type EndedJob, isEnded, type Job, type QueuedJob } from '@octavo/domain/job';
import type { Admission, JobMessage, JobStore, StoredOrder } from '@octavo/domain/ports';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { addFile } from './files.ts';
import { countTasks, holdAsker } from './free-tasks.ts';
import { rememberTasks } from './history.ts';
import { jsonText } from './json-text.ts';
import type { JobRow, Schema } from './schema.ts';

/** The channel on which the id of every changed job is told. */
export const jobChannel = 'octavo_jobs';

/** Puts the message of a job of this tool into the queue as part of the transaction that adds the job. */
export type Enqueue = (transaction: Transaction<Schema>, message: JobMessage, tool: string) => Promise<void>;

/** `destroyKey` tells whether it could: what it could not is left to the sweep. */
export function jobStore(
  database: Database,
  enqueue: Enqueue,
  destroyKey: (key: string) => Promise<boolean>,
): JobStore {
  const forgetKey = async (key: string) => {
    await database.updateTable('jobs').set({ order_key: null }).where('order_key', '=', key).execute();
  };

  return {
    add: (job, order, admission = null) =>
      database.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('jobs')
          .values({
            ...columnsOf(job),
            id: job.id,
            tool: job.tool,
            created_at: job.createdAt,
            expires_at: job.expiresAt,
            sealed_order: order.sealed?.bytes ?? null,
            order_key: order.sealed?.key ?? null,
            account: job.owner.account,
            device: job.owner.device,
            address: job.address,
            by_visitor: job.owner.account === null,
            marks_previews: job.marksPreviews,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();

        if (added !== undefined) {
          await admitJob(transaction, job, admission);
          await enqueue(transaction, { id: job.id, turn: job.turn }, job.tool);

          return { job, order };
        }

        const row = await transaction
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', job.id)
          .executeTakeFirstOrThrow();

        return { job: jobOf(row), order: orderOf(row) };
      }),

    countTasks: (asker, since) => countTasks(database, asker, since),

    async find(id) {
      const row = await database.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();

      return row === undefined ? null : jobOf(row);
    },

    async findOrder(id) {
      const row = await database.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();

      return row === undefined ? null : orderOf(row);
    },

    async change(id, rule, results = []) {
      let endedKey: string | null = null;

      const changed = await database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();

        if (row === undefined) {
          return null;
        }

        const before = jobOf(row);
        const after = rule(before);

        if (after === before) {
          return before;
        }

        await transaction.updateTable('jobs').set(columnsOf(after)).where('id', '=', id).execute();

        if (after.state === 'queued' && before.state !== 'queued') {
          await enqueue(transaction, { id, turn: after.turn }, after.tool);
        }

        for (const file of after.state === 'done' ? results : []) {
          await addFile(transaction, { ...file, owner: after.owner }, row.by_visitor ? row.address : null);
        }

        if (after.state === 'done' && after.owner.account !== null) {
          await rememberTasks(transaction, sql<boolean>`id = ${id}`);
        }

        await tell(transaction, id);
        endedKey = isEnded(after) ? row.order_key : null;

        return after;
      });

      if (endedKey !== null && (await destroyKey(endedKey))) {
        await forgetKey(endedKey);
      }

      return changed;
    },

    async endedKeys(after) {
      const rows = await database
        .selectFrom('jobs')
        .select('order_key')
        .where('finished_at', 'is not', null)
        .where('order_key', '>', after)
        .orderBy('order_key')
        .limit(1000)
        .execute();

      return rows.flatMap(({ order_key: key }) => (key === null ? [] : [key]));
    },

    forgetKey,

    async unknownKeys(keys) {
      const known = await database
        .selectFrom('jobs')
        .select('order_key')
        .where('order_key', 'in', keys)
        .execute();
      const names = new Set(known.map(({ order_key: key }) => key));

      return keys.filter((key) => !names.has(key));
    },

    async overdue(now) {
      const rows = await database
        .selectFrom('jobs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('expires_at', '<=', now)
        .execute();

      return rows.map(({ id }) => id);
    },

    async eraseNames(now) {
      // A failure that is null has no values to forget: without them nothing is set.
      const nameless = sql<string>`(
        select jsonb_agg(jsonb_set(input || '{"name": ""}', '{failure,values}', '{}', false) order by place)
        from jsonb_array_elements(inputs) with ordinality as listed (input, place)
      )`;
      const changed = await database
        .updateTable('jobs')
        .set({ inputs: nameless, failure: sql<string>`jsonb_set(failure, '{values}', '{}')` })
        .where('expires_at', '<=', now)
        .where('finished_at', 'is not', null)
        .where(
          sql<boolean>`(
            inputs @? '$[*] ? (@.name != "")'
            or inputs @? '$[*].failure.values.*'
            or coalesce(failure @? '$.values.*', false)
          )`,
        )
        .executeTakeFirst();

      return Number(changed.numUpdatedRows);
    },

    async count() {
      const rows = await database
        .selectFrom('jobs')
        .select(['state', ({ fn }) => fn.countAll<number>().as('jobs')])
        .groupBy('state')
        .execute();

      return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
    },

    async forgetEnded(before) {
      await database
        .deleteFrom('jobs')
        .where('expires_at', '<', before)
        .where('finished_at', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          // The bytes of every result must be gone first: the row is what the sweep finds them by.
          not(
            exists(
              selectFrom('files')
                .select('token')
                .whereRef('files.job', '=', 'jobs.id')
                .where('blob', 'is not', null),
            ),
          ),
        )
        .execute();
    },
  };
}

/** The job is among those that are counted: it was added before. */
async function admitJob(
  transaction: Transaction<Schema>,
  job: QueuedJob,
  admission: Admission | null,
): Promise<void> {
  if (admission === null) {
    return;
  }

  const asker = { ...job.owner, address: job.address };
  await holdAsker(transaction, asker);
  admission.admit((await countTasks(transaction, asker, admission.since)) - 1);
}

/** Delivered when the transaction commits, and only then. */
async function tell(transaction: Kysely<Schema>, id: string): Promise<void> {
  await sql`select pg_notify(${jobChannel}, ${id})`.execute(transaction);
}

/** The columns that follow from the state; the others never change. */
function columnsOf(job: Job) {
  const ended = isEnded(job);

  return {
    state: job.state,
    inputs: jsonText(job.inputs),
    attempt: job.attempt,
    turn: job.turn,
    strikes: job.strikes,
    progress: progressOf(job),
    cancel_asked: job.state === 'running' && job.cancelAsked,
    failure: job.state === 'failed' ? jsonText(job.failure) : null,
    started_at: job.state === 'queued' ? null : job.startedAt,
    beat_at: job.state === 'running' ? job.beatAt : null,
    finished_at: ended ? job.finishedAt : null,
    // Passwords and options have no use after the end.
    ...(ended ? { sealed_order: null } : {}),
  };
}

function progressOf(job: Job): number {
  if (job.state === 'running') {
    return job.progress;
  }

  return job.state === 'done' ? 1 : 0;
}

function orderOf(row: Selectable<JobRow>): StoredOrder {
  const { sealed_order: bytes, order_key: key } = row;

  return { sealed: bytes === null || key === null ? null : { key, bytes } };
}

function jobOf(row: Selectable<JobRow>): Job {
  const base = {
    id: row.id,
    tool: row.tool,
    owner: { account: row.account, device: row.device },
    address: row.address,
    marksPreviews: row.marks_previews,
    inputs: row.inputs,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    attempt: row.attempt,
    turn: row.turn,
    strikes: row.strikes,
  };

  if (row.state === 'queued') {
    return { ...base, state: 'queued' };
  }

  if (row.state === 'running') {
    const startedAt = row.started_at ?? row.created_at;
    const beatAt = row.beat_at ?? startedAt;

    return {
      ...base,
      state: 'running',
      startedAt,
      beatAt,
      progress: row.progress,
      cancelAsked: row.cancel_asked,
    };
  }

  return endedOf(row, base);
}

function endedOf(
  row: Selectable<JobRow>,
  base: Omit<EndedJob, 'state' | 'startedAt' | 'finishedAt' | 'failure'>,
): EndedJob {
  const times = { startedAt: row.started_at, finishedAt: row.finished_at ?? row.created_at };

  if (row.state === 'failed') {
    const failure = row.failure ?? { code: 'request-failed' as const, values: {} };

    return { ...base, ...times, state: 'failed', failure };
  }

  return { ...base, ...times, state: row.state === 'done' ? 'done' : 'cancelled' };
}
