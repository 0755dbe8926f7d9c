import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Prepares the sums of bytes stored for an account, a device and the visitors of a network address, which are
 * computed before each upload.
 */
export const storedBytes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      -- Pseudonym of the network address that a visitor uploaded the file from; null for accounts.
      alter table files add column address text
    `.execute(database);

    for (const owner of ['account', 'device', 'address']) {
      await sql`
        create index ${sql.ref(`files_of_${owner}`)} on files (${sql.ref(owner)}, expires_at)
        where erased_at is null and ${sql.ref(owner)} is not null
      `.execute(database);
    }
  },
};
