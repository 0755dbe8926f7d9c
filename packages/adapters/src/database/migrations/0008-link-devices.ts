import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Login links remember the device that requested them; none is opened automatically on another one. */
export const linkDevices: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table login_links add column device_mark text`.execute(database);
  },
};
