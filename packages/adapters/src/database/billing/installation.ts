import type { IdGenerator } from '@octavo/domain/ports';
import type { Database } from '../database.ts';

/**
 * Id by which orders of this installation are told apart from those of another one at the same provider:
 * created once, and kept in the database, so that it is restored with a backup.
 */
export async function installationName(database: Database, ids: IdGenerator): Promise<string> {
  await database
    .insertInto('installation')
    .values({ name: ids.token().slice(0, nameLength) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { name } = await database.selectFrom('installation').select('name').executeTakeFirstOrThrow();

  return name;
}

/** Short, because PayPal has 127 characters for all the ids it returns to us. */
const nameLength = 16;
