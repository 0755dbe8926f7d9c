import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents that no browser draws are shown to everybody; the column says whether what is shown is marked. */
export const markedPreviews: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table jobs rename column previews to marks_previews`.execute(database);
  },
};
