import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Plans that begin when an earlier paid period ends. */
export const laterStarts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table subscriptions add column starts_at timestamptz`.execute(database);
  },
};
