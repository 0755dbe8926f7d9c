import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Records if a visitor ordered a job, apart from its owner: signing in claims the jobs of the visitor, and
 * erasing an account releases its jobs.
 */
export const tasksOfVisitors: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table jobs add column by_visitor boolean not null default false`.execute(database);
    // Earlier jobs that an account has claimed cannot be recognised.
    await sql`update jobs set by_visitor = true where account is null`.execute(database);
  },
};
