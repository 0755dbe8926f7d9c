import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Last change of a plan: the previous plan, the time from which the new one is charged, and the amount
 * charged with the change.
 */
export const planChanges: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      alter table subscriptions
        add column changed_from text,
        add column changed_from_price_minor integer,
        add column plan_changed_at timestamptz,
        add column plan_starts_at timestamptz,
        add column change_due_minor integer,
        add constraint change_whole check (
          num_nulls(changed_from, plan_changed_at, plan_starts_at, change_due_minor) in (0, 4)
        )
    `.execute(database);
  },
};
