import { limitFailures } from '@octavo/domain/job';
import type { Admission, Client, ClientUsage } from '@octavo/domain/ports';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Tasks of the client since a moment that succeeded, may still succeed, or were ended by a limit. */
export async function countTasks(
  database: Kysely<DatabaseSchema>,
  client: Client,
  since: Date,
): Promise<number> {
  const { tasks } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .where('created_at', '>=', since)
    .where('is_reading', '=', false)
    .where((builder) => isOf(client, builder))
    .where(({ eb, or }) =>
      or([
        eb('state', 'in', ['queued', 'running', 'done']),
        eb(sql<string>`failure ->> 'code'`, 'in', limitFailures),
      ]),
    )
    .executeTakeFirstOrThrow();

  return tasks;
}

/** Processor seconds of the client's jobs that ended after a moment, or have not ended. */
export async function sumProcessorSeconds(
  database: Kysely<DatabaseSchema>,
  client: Client,
  since: Date,
): Promise<number> {
  const { seconds } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.sum<number | null>('processor_seconds').as('seconds'))
    .where(sql<boolean>`coalesce(finished_at, started_at, created_at) >= ${since}`)
    .where((builder) => isOf(client, builder))
    .executeTakeFirstOrThrow();

  return seconds ?? 0;
}

/** Usage of the client, not counting the job that was added just now. */
export async function measureUse(
  transaction: Transaction<DatabaseSchema>,
  client: Client,
  { tasksSince, processorSince, isReading }: Admission,
): Promise<ClientUsage> {
  return {
    tasks: (await countTasks(transaction, client, tasksSince)) - (isReading ? 0 : 1),
    processorSeconds: await sumProcessorSeconds(transaction, client, processorSince),
  };
}

/**
 * Condition for jobs that count for the client: those of the account, else those of the device and of
 * visitors at its address.
 */
function isOf(client: Client, { and, eb, or }: ExpressionBuilder<DatabaseSchema, 'jobs'>) {
  if (client.account !== null) {
    return eb('account', '=', client.account);
  }

  return or([
    eb('device', '=', client.device),
    // Whole offices share an address: jobs ordered with an account there must not count for visitors. Jobs
    // ordered by a visitor still count after an account has claimed them.
    and([eb('address', '=', client.address), eb('by_visitor', '=', true)]),
  ]);
}

/** Serializes the requests of one client until the transaction ends. */
export async function lockClient(transaction: Transaction<DatabaseSchema>, client: Client): Promise<void> {
  const { account, device, address } = client;
  const marks =
    account === null
      ? [device && `device ${device}`, address && `address ${address}`]
      : [`account ${account}`];

  // Devices are always locked before addresses, because two transactions could deadlock otherwise.
  for (const pseudonym of marks.filter((each) => each !== null)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${pseudonym}, 0))`.execute(transaction);
  }
}
