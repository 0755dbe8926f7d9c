import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Previews of documents that no browser draws are shown to everyone; the column now says if previews are
 * watermarked.
 */
export const markedPreviews: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table jobs rename column previews to marks_previews`.execute(database);
  },
};
