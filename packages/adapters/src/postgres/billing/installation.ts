import type { IdGenerator } from '@octavo/domain/ports';
import type { Database } from '../database.ts';

/**
 * By what providers tell what was sold here from what another installation sold: made once, and kept with the database,
 * so that it comes back with a backup.
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

/** PayPal has 127 characters for everything we want to have back. */
const markLength = 16;
