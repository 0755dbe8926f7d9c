import { isOptionFile } from '@octavo/contract/option-files';
import type { HistoryTask, TaskHistory } from '@octavo/domain/account/history';
import type { DoneJob } from '@octavo/domain/job';
import type { FileRecord } from '@octavo/domain/ports';
import type { RowSeal } from '@octavo/domain/row-seal';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DatabaseSchema, TaskRow } from './schema.ts';

export function taskHistory(database: Database, seal: RowSeal): TaskHistory {
  return {
    async list(account, { skip, most }) {
      const ofAccount = database.selectFrom('tasks').where('account', '=', account);
      const { total } = await ofAccount
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await ofAccount
        .selectAll()
        .orderBy('finished_at', 'desc')
        .orderBy('job')
        .offset(skip)
        .limit(most)
        .execute();

      return { tasks: await Promise.all(rows.map((row) => taskOf(row, seal))), total };
    },

    async find(account, job) {
      const row = await database
        .selectFrom('tasks')
        .selectAll()
        .where('account', '=', account)
        .where('job', '=', job)
        .executeTakeFirst();

      return row === undefined ? null : taskOf(row, seal);
    },

    async noteDeleted(now) {
      // A blob stays with its row until keys and bytes are gone. Inputs that are results belong to their own task.
      const noted = await database
        .updateTable('tasks')
        .set({ deleted_at: now })
        .where('deleted_at', 'is', null)
        .where(
          sql<boolean>`not exists (
            select from files where blob is not null and (
              files.job = tasks.job or files.job is null and token in (
                select entry ->> 'token' from jobs, jsonb_array_elements(inputs) as listed (entry)
                where id = tasks.job
              )
            )
          )`,
        )
        .executeTakeFirst();

      return Number(noted.numUpdatedRows);
    },

    async remove(account, job) {
      const ofAccount = database.selectFrom('tasks').where('account', '=', account);
      await destroyNames(seal, await ofAccount.where('job', '=', job).select('name_key').execute());
      await database.deleteFrom('tasks').where('account', '=', account).where('job', '=', job).execute();
    },

    async forgetNames(account) {
      const rows = await database
        .selectFrom('tasks')
        .select('name_key')
        .where('account', '=', account)
        .execute();
      await destroyNames(seal, rows);
    },
  };
}

/**
 * Destroys keys before their rows are deleted: a deleted row can still be read in the pages and the log of
 * the database.
 */
async function destroyNames(
  seal: RowSeal,
  rows: readonly { readonly name_key: string | null }[],
): Promise<void> {
  for (const { name_key: key } of rows) {
    if (key !== null) {
      await seal.destroy(key);
    }
  }
}

const ownerOf = (job: string) => `task ${job}`;

/**
 * Writes a finished job into the history of its account, unless the names of its files are already destroyed.
 * A task is named after its only result, or else after the first file that the tool worked on.
 */
export async function rememberTask(
  transaction: Transaction<DatabaseSchema>,
  seal: RowSeal,
  job: DoneJob,
  results: readonly FileRecord[],
): Promise<void> {
  const made = results.filter(({ origin }) => origin?.preview === null);
  const first = job.inputs.find((input) => !isOptionFile(input))?.name ?? '';
  const name = made.length === 1 ? (made[0]?.name ?? first) : first;

  if (job.owner.account === null || first === '') {
    return;
  }

  const key = await seal.makeKey();
  const added = await transaction
    .insertInto('tasks')
    .values({
      job: job.id,
      account: job.owner.account,
      tool: job.tool,
      name: null,
      sealed_name: await seal.seal(key, name, ownerOf(job.id)),
      name_key: key,
      finished_at: job.finishedAt,
      expires_at: job.expiresAt,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.column('job').doNothing())
    .returning('job')
    .executeTakeFirst();

  if (added === undefined) {
    await seal.destroy(key);
  }
}

/** Seals task names that were stored before names were sealed. Several processes may do so at once. */
export async function sealTaskNames(database: Database, seal: RowSeal): Promise<void> {
  for (let left = true; left; ) {
    left = await database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('tasks')
        .select(['job', 'name'])
        .where('name', 'is not', null)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();

      if (row === undefined) {
        return false;
      }

      const key = await seal.makeKey();
      await transaction
        .updateTable('tasks')
        .set({ name: null, sealed_name: await seal.seal(key, row.name, ownerOf(row.job)), name_key: key })
        .where('job', '=', row.job)
        .execute();

      return true;
    });
  }
}

/** Name of a task; empty when its key is missing, as after a backup was restored. */
export async function nameOf(
  row: Pick<Selectable<TaskRow>, 'job' | 'name' | 'sealed_name' | 'name_key'>,
  seal: RowSeal,
): Promise<string> {
  const opened = await seal.open(row.name_key, row.sealed_name, ownerOf(row.job));

  return typeof opened === 'string' ? opened : (row.name ?? '');
}

async function taskOf(row: Selectable<TaskRow>, seal: RowSeal): Promise<HistoryTask> {
  return {
    job: row.job,
    tool: row.tool,
    name: await nameOf(row, seal),
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
    deletedAt: row.deleted_at,
  };
}
