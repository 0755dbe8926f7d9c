import { limitFailures } from '@octavo/domain/job';
import type { Admission, Client, ClientUsage, TaskClient, TaskCounts } from '@octavo/domain/ports';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

type JobConditions = ExpressionBuilder<DatabaseSchema, 'jobs'>;

/**
 * Counts tasks of the client that succeeded, may still succeed, or were ended by a limit, and those of visitors at its
 * address. Only visitors have a limit by address, so it is not counted for an account.
 */
export async function countTasks(
  database: Kysely<DatabaseSchema>,
  client: TaskClient,
  since: Date,
): Promise<TaskCounts> {
  const isOwn = (builder: JobConditions) => isTaskOf(client, builder);
  const isAtAddress = ({ and, eb }: JobConditions) =>
    and([eb('address', '=', client.address), eb('by_visitor', '=', true)]);
  const { own, atAddress } = await database
    .selectFrom('jobs')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOwn).as('own'),
      fn.countAll<number>().filterWhere(isAtAddress).as('atAddress'),
    ])
    .where('created_at', '>=', since)
    .where('is_reading', '=', false)
    .where(({ eb, or }) =>
      or([
        eb('state', 'in', ['queued', 'running', 'done']),
        eb(sql<string>`failure ->> 'code'`, 'in', limitFailures),
      ]),
    )
    .where((builder) =>
      client.account === null ? builder.or([isOwn(builder), isAtAddress(builder)]) : isOwn(builder),
    )
    .executeTakeFirstOrThrow();

  return { own, atAddress: client.account === null ? atAddress : 0 };
}

/** Processor seconds of the client's jobs that ended after `since` or have not ended. */
export async function sumProcessorSeconds(
  database: Kysely<DatabaseSchema>,
  client: Client,
  since: Date,
): Promise<number> {
  const { seconds } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.sum<number | null>('processor_seconds').as('seconds'))
    .where(sql<boolean>`coalesce(finished_at, started_at, created_at) >= ${since}`)
    .where((builder) => isJobOf(client, builder))
    .executeTakeFirstOrThrow();

  return seconds ?? 0;
}

/** Usage of the client without the job that this transaction has added. */
export async function measureUse(
  transaction: Transaction<DatabaseSchema>,
  client: TaskClient,
  { tasksSince, processorSince, isReading }: Admission,
): Promise<ClientUsage> {
  const { own, atAddress } = await countTasks(transaction, client, tasksSince);
  const added = isReading ? 0 : 1;

  return {
    tasks: { own: own - added, atAddress: Math.max(0, atAddress - added) },
    processorSeconds: await sumProcessorSeconds(transaction, client, processorSince),
  };
}

/**
 * Condition for tasks of the day: those of the account, else those of the visitor's browser, also after an account has
 * claimed them. Programs without cookies at one address count as one browser.
 */
function isTaskOf({ account, counter, device, address }: TaskClient, { and, eb }: JobConditions) {
  if (account !== null) {
    return eb('account', '=', account);
  }

  if (counter !== null) {
    return eb('counter', '=', counter);
  }

  const client = address === null ? eb('device', '=', device) : eb('address', '=', address);

  return and([client, eb('by_visitor', '=', true), eb('counter', 'is', null)]);
}

/**
 * Condition for jobs whose processor time counts for the client: those of the account, else those of the device and of
 * visitors at its address.
 */
function isJobOf(client: Client, { and, eb, or }: JobConditions) {
  if (client.account !== null) {
    return eb('account', '=', client.account);
  }

  return or([
    eb('device', '=', client.device),
    // Whole offices share an address: jobs that accounts request there must not count for visitors. Jobs
    // that a visitor requested still count after an account has claimed them.
    and([eb('address', '=', client.address), eb('by_visitor', '=', true)]),
  ]);
}

/** Serializes the requests of one client until the transaction ends. */
export async function lockClient(
  transaction: Transaction<DatabaseSchema>,
  client: Client & Partial<TaskClient>,
): Promise<void> {
  const { account, device, address, counter } = client;
  const locks =
    account === null
      ? [counter && `counter ${counter}`, device && `device ${device}`, address && `address ${address}`]
      : [`account ${account}`];

  // Always in the same order: two transactions could deadlock otherwise.
  for (const lock of locks.filter((each) => typeof each === 'string')) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  }
}
