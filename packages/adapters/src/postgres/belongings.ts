import type { Belongings } from '@octavo/domain/account/belongings';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { recordOf } from './files.ts';
import { rememberTasks } from './history.ts';

/**
 * Jobs before files: one that is about to end holds its row until its results are there, and they are found with the
 * other files.
 */
const tables = ['jobs', 'files'] as const;

export function belongings(database: Database): Belongings {
  return {
    adopt: (device, account) =>
      database.transaction().execute(async (transaction) => {
        for (const table of tables) {
          await transaction
            .updateTable(table)
            .set({ account })
            .where('device', '=', device)
            .where('account', 'is', null)
            .execute();
        }

        await rememberTasks(transaction, sql<boolean>`device = ${device} and account = ${account}`);
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

      return rows.map(recordOf);
    },

    giveUp: (account, now) =>
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
