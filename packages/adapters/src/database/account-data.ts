import type { AccountData } from '@octavo/domain/account/account-data';
import type { FileRecord } from '@octavo/domain/ports';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { recordsOf } from './files.ts';
import { rememberTask } from './history.ts';
import { jobOf } from './job-rows.ts';
import type { RowSeals } from './jobs.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Jobs before files: a job that is about to end locks its row until its results are written, so they are
 * found with the other files. Documents come last: their rows stay for counting.
 */
const tables = ['jobs', 'files', 'documents'] as const;

export function accountData(database: Database, seals: RowSeals): AccountData {
  return {
    claim: (device, account) =>
      database.transaction().execute(async (transaction) => {
        for (const table of tables) {
          await transaction
            .updateTable(table)
            .set({ account })
            .where('device', '=', device)
            .where('account', 'is', null)
            .execute();
        }

        const done = await transaction
          .selectFrom('jobs')
          .selectAll()
          .where('device', '=', device)
          .where('account', '=', account)
          .where('state', '=', 'done')
          .execute();

        for (const row of done) {
          const job = await jobOf(row, seals.files);

          if (job.state === 'done') {
            await rememberTask(transaction, seals.history, job, await resultsOf(transaction, row.id, seals));
          }
        }
      }),

    async filesOf(account, now) {
      const rows = await database
        .selectFrom('files')
        .selectAll()
        .where('account', '=', account)
        .where('erased_at', 'is', null)
        .where('preview', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at')
        .execute();

      return recordsOf(rows, seals.files);
    },

    delete: (account, now) =>
      database.transaction().execute(async (transaction) => {
        for (const table of tables) {
          await transaction
            .updateTable(table)
            .set({ account: null, device: null, expires_at: sql<Date>`least(expires_at, ${now})` })
            .where('account', '=', account)
            .execute();
        }
      }),
  };
}

async function resultsOf(
  database: Kysely<DatabaseSchema>,
  job: string,
  seals: RowSeals,
): Promise<FileRecord[]> {
  const rows = await database
    .selectFrom('files')
    .selectAll()
    .where('job', '=', job)
    .where('preview', 'is', null)
    .execute();

  return recordsOf(rows, seals.files);
}
