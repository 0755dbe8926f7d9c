import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Moves keys from the database into files, because a deleted row can still be read in the pages and in the
 * log of the database. Keys that were here cannot be made unreadable, so the files and job requests they open
 * are erased as well.
 */
export const keysOutOfDatabase: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      update files set erased_at = now(), name = '', sha256 = null, notes = '[]' where erased_at is null
    `.execute(database);
    await sql`
      update jobs
      set state = 'failed', failure = '{"code":"file-expired","values":{}}', finished_at = now(), sealed_order = null
      where finished_at is null
    `.execute(database);
    await sql`drop table file_keys`.execute(database);

    // A repeated job request is recognised by decrypting the stored one: a keyed hash of it would outlive its
    // key.
    await sql`alter table jobs drop column order_fingerprint`.execute(database);
    // Name of the key of the sealed job request; null once the key is destroyed.
    await sql`alter table jobs add column order_key text unique`.execute(database);
  },
};
