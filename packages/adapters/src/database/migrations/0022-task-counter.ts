import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts the free tasks of a day by browser. */
export const taskCounter: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      -- Pseudonym of the visitor's browser; null for accounts and programs.
      alter table jobs add column counter text
    `.execute(database);
    await sql`
      create index jobs_by_counter on jobs (counter, created_at) where counter is not null
    `.execute(database);
  },
};
