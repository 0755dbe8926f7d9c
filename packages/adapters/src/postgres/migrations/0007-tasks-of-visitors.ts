import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who ordered a job, apart from who owns it: signing in takes over what the visitor made, erasing an account lets go. */
export const tasksOfVisitors: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table jobs add column by_visitor boolean not null default false`.execute(database);
    // Whose accounts took them over is not known of earlier ones.
    await sql`update jobs set by_visitor = true where account is null`.execute(database);
  },
};
