import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Plan that a payment was for, because a subscription may change its plan later. Unknown for earlier
 * payments.
 */
export const plansOfPayments: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table payments add column plan text`.execute(database);
  },
};
