import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DemoSchema } from '../demo-payments/rows.ts';

/** The tables of demo payments, which lie in the same database and are no part of its schema. */
export function demoTablesOf(database: Database): Kysely<DemoSchema> {
  return database.$extendTables<Pick<DemoSchema, keyof DemoSchema>>().$pickTables<keyof DemoSchema>();
}
