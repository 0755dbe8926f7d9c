import type { IdGenerator } from '@octavo/domain/ports';
import type { Database } from '../database.ts';

/**
 * Id by which orders of this installation are told apart from those of another one at the same provider:
 * created once, and kept in the database, so that it is restored with a backup.
 */
export async function installationMark(database: Database, ids: IdGenerator): Promise<string> {
  await database
    .insertInto('installation')
    .values({ mark: ids.token().slice(0, markLength) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { mark: pseudonym } = await database
    .selectFrom('installation')
    .select('mark')
    .executeTakeFirstOrThrow();

  return pseudonym;
}

/** Short, because PayPal has 127 characters for all the ids it returns to us. */
const markLength = 16;
