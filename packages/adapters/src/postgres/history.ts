import type { Task, TaskHistory } from '@octavo/domain/account/history';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema, TaskRow } from './schema.ts';

export function taskHistory(database: Database): TaskHistory {
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

      return { tasks: rows.map(taskOf), total };
    },

    async find(account, job) {
      const row = await database
        .selectFrom('tasks')
        .selectAll()
        .where('account', '=', account)
        .where('job', '=', job)
        .executeTakeFirst();

      return row === undefined ? null : taskOf(row);
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
      await database.deleteFrom('tasks').where('account', '=', account).where('job', '=', job).execute();
    },
  };
}

/**
 * Writes what was done for accounts into their histories: of these jobs those that are done and whose files have not
 * been forgotten. A task is called like its one result, or like the first of its files.
 */
export async function rememberTasks(
  transaction: Transaction<Schema>,
  jobs: RawBuilder<boolean>,
): Promise<void> {
  await sql`
    insert into tasks (job, account, tool, name, finished_at, expires_at)
    select id, account, tool, coalesce(only_result, inputs -> 0 ->> 'name'), finished_at, expires_at
    from jobs, lateral (
      select case when count(*) = 1 then min(name) end as only_result
      from files where files.job = jobs.id and preview is null
    ) as made
    where ${jobs} and account is not null and state = 'done' and inputs -> 0 ->> 'name' <> ''
    on conflict (job) do nothing
  `.execute(transaction);
}

function taskOf(row: Selectable<TaskRow>): Task {
  return {
    job: row.job,
    tool: row.tool,
    name: row.name,
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
    deletedAt: row.deleted_at,
  };
}
