import type { Asker } from '@octavo/domain/ports';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Tasks of the asker since a moment that succeeded, or may still do so. */
export async function countTasks(database: Kysely<Schema>, asker: Asker, since: Date): Promise<number> {
  const { tasks } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .where('created_at', '>=', since)
    .where('state', 'in', ['queued', 'running', 'done'])
    .where(({ and, eb, or }) => {
      if (asker.account !== null) {
        return eb('account', '=', asker.account);
      }

      return or([
        eb('device', '=', asker.device),
        // Whole offices share an address: what people there do with an account is not their visitors' to pay for.
        // Nor do their visitors get more by handing over what they did to an account.
        and([eb('address', '=', asker.address), eb('by_visitor', '=', true)]),
      ]);
    })
    .executeTakeFirstOrThrow();

  return tasks;
}

/** Lets those who count for the same asker wait for each other until the transaction ends. */
export async function holdAsker(transaction: Transaction<Schema>, asker: Asker): Promise<void> {
  const { account, device, address } = asker;
  const marks =
    account === null
      ? [device && `device ${device}`, address && `address ${address}`]
      : [`account ${account}`];

  // Devices are always held before addresses, or two could wait for each other for ever.
  for (const mark of marks.filter((each) => each !== null)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(transaction);
  }
}
