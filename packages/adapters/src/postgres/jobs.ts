import { isEnded, type QueuedJob } from '@octavo/domain/job';
import type { Admission, JobStore } from '@octavo/domain/ports';
import { sql, type Transaction } from 'kysely';
import { countTasks, holdAsker, measureUse } from './asker-use.ts';
import type { Database } from './database.ts';
import { addFile } from './files.ts';
import { rememberTasks } from './history.ts';
import { announceJob, announceQueue } from './job-channels.ts';
import { columnsOf, jobOf, orderOf } from './job-rows.ts';
import type { Schema } from './schema.ts';

/**
 * @param queueOf name of the queue whose places the jobs of a tool share
 * @param destroyKey resolves to false when the key could not be destroyed; the sweep tries again
 */
export function jobStore(
  database: Database,
  queueOf: (tool: string) => string,
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
            queue: queueOf(job.tool),
            priority: job.priority,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();

        if (added !== undefined) {
          await admitJob(transaction, job, admission);
          await announceQueue(transaction);

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

        for (const file of after.state === 'done' ? results : []) {
          await addFile(transaction, { ...file, owner: after.owner }, row.by_visitor ? row.address : null);
        }

        if (after.state === 'done' && after.owner.account !== null) {
          await rememberTasks(transaction, sql<boolean>`id = ${id}`);
        }

        await announceJob(transaction, id);

        // The end of a job may free the turn of another job of the same user, on any worker.
        if (after.state !== 'running') {
          await announceQueue(transaction);
        }

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
  admission.admit(await measureUse(transaction, asker, admission));
}
