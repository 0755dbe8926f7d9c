import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Payments refunded together with another one because they counted towards its plan, and the reason of a
 * refusal.
 */
export const refundParts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      alter table refunds
        add column part_of text references refunds (id),
        add column why text
    `.execute(database);
    await sql`create index refunds_parts on refunds (part_of) where part_of is not null`.execute(database);
  },
};
