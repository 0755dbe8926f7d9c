import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A lifetime plan whose money was taken back is no longer active: another one can be ordered. */
export const disputedForEver: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`drop index subscriptions_going`.execute(database);
    await sql`
      create unique index subscriptions_going on subscriptions (account)
      where state in ('trialing', 'active', 'past-due')
        and (renews or (paid_until is null and not disputed))
        and provider <> 'grant'
    `.execute(database);
  },
};
