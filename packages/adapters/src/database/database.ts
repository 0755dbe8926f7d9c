import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { runMigrations } from '../system/run-migrations.ts';
import { filesAndJobs } from './migrations/0001-files-and-jobs.ts';
import { keysOutOfDatabase } from './migrations/0002-keys-out-of-database.ts';
import { people } from './migrations/0003-people.ts';
import { money } from './migrations/0004-money.ts';
import { providerNotesTable } from './migrations/0005-provider-notes.ts';
import { demoTables } from './migrations/0006-demo-tables.ts';
import { tasksOfVisitors } from './migrations/0007-tasks-of-visitors.ts';
import { linkDevices } from './migrations/0008-link-devices.ts';
import { messages } from './migrations/0009-messages.ts';
import { agreedMoney } from './migrations/0010-agreed-money.ts';
import { laterStarts } from './migrations/0011-later-starts.ts';
import { disputedForEver } from './migrations/0012-disputed-for-ever.ts';
import { markedPreviews } from './migrations/0013-marked-previews.ts';
import { planChanges } from './migrations/0014-plan-changes.ts';
import { plansOfPayments } from './migrations/0015-plans-of-payments.ts';
import { refundParts } from './migrations/0016-refund-parts.ts';
import { fairQueue } from './migrations/0017-fair-queue.ts';
import { sealedNames } from './migrations/0018-sealed-names.ts';
import { storedBytes } from './migrations/0019-stored-bytes.ts';
import { plainNames } from './migrations/0020-plain-names.ts';
import { documents } from './migrations/0021-documents.ts';
import { taskCounter } from './migrations/0022-task-counter.ts';
import type { DatabaseSchema } from './schema.ts';

export type Database = Kysely<DatabaseSchema>;

const migrations = {
  '0001-files-and-jobs': filesAndJobs,
  '0002-keys-out-of-database': keysOutOfDatabase,
  '0003-people': people,
  '0004-money': money,
  '0005-provider-notes': providerNotesTable,
  '0006-sandbox-payments': demoTables,
  '0007-tasks-of-visitors': tasksOfVisitors,
  '0008-link-devices': linkDevices,
  '0009-messages': messages,
  '0010-agreed-money': agreedMoney,
  '0011-later-starts': laterStarts,
  '0012-disputed-for-ever': disputedForEver,
  '0013-marked-previews': markedPreviews,
  '0014-plan-changes': planChanges,
  '0015-plans-of-payments': plansOfPayments,
  '0016-refund-parts': refundParts,
  '0017-fair-queue': fairQueue,
  '0018-sealed-names': sealedNames,
  '0019-stored-bytes': storedBytes,
  '0020-plain-names': plainNames,
  '0021-documents': documents,
  '0022-task-counter': taskCounter,
};

/** Parses every bigint as a number, not as the driver's string: sizes in bytes fit a JavaScript number. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

/**
 * Timeouts in milliseconds for a connection, a response, a statement, and between two statements of a
 * transaction. A database that hangs must stop neither the queue nor the sweep, and a worker that vanished
 * must hold no lock.
 */
const patience: pg.PoolConfig = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 60_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** @param waits timeouts; none for migrations, which may take long on large tables */
export function connect(
  url: string,
  connections: number,
  onError: (error: Error) => void,
  waits = patience,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: types as pg.CustomTypesConfig,
    keepAlive: true,
    ...waits,
  });
  // A broken connection is replaced by the pool, idle or in use; without both listeners it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));

  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
}

/** Brings the schema up to date. */
export function migrate(database: Database): Promise<void> {
  return runMigrations(database, migrations);
}
