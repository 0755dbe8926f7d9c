import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links remember where they were asked for; none is opened by itself anywhere else. */
export const linkDevices: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table login_links add column device_mark text`.execute(database);
  },
};
