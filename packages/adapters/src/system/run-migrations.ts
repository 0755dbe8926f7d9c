import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Tables in which the migrator records what it has done; by default its own names. */
interface MigrationTables {
  readonly migrationTableName?: string;
  readonly migrationLockTableName?: string;
}

/** Brings tables up to date. Several processes may do so at once: the migrator holds an advisory lock. */
export async function runMigrations<Schema>(
  database: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>>,
  tables: MigrationTables = {},
): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider, ...tables }).migrateToLatest();

  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('migration failed', { cause: error });
  }
}
