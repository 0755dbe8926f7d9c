import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which plan a payment was for: the subscription goes on with others. It is not known of those made before. */
export const plansOfPayments: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table payments add column plan text`.execute(database);
    await sql`alter table sandbox_payments add column plan text`.execute(database);
  },
};
