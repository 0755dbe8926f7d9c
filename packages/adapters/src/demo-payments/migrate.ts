import type { Kysely } from 'kysely';
import { runMigrations } from '../system/run-migrations.ts';
import { tables } from './migrations/0001-tables.ts';
import type { DemoSchema } from './rows.ts';

const migrations = { '0001-tables': tables };

/** Brings the tables of demo payments up to date; they are recorded apart from those of the product. */
export function migrateDemoPayments(database: Kysely<DemoSchema>): Promise<void> {
  return runMigrations(database, migrations, {
    migrationTableName: 'sandbox_migrations',
    migrationLockTableName: 'sandbox_migrations_lock',
  });
}
