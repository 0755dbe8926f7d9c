import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Table, its former column, its column. */
const columns = [
  ['files', 'content_mark', 'content_pseudonym'],
  ['login_links', 'device_mark', 'device_pseudonym'],
  ['attempts', 'mark', 'pseudonym'],
  ['used_trials', 'mark', 'pseudonym'],
  ['orders', 'person_mark', 'person_pseudonym'],
  ['subscriptions', 'person_mark', 'person_pseudonym'],
  ['refunds', 'person_mark', 'person_pseudonym'],
  ['installation', 'mark', 'name'],
  ['jobs', 'sealed_order', 'sealed_request'],
  ['jobs', 'order_key', 'request_key'],
  ['jobs', 'cancel_asked', 'cancel_requested'],
] as const;

/** Gives tables and columns the names that the code has for them. */
export const plainNames: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table letters rename to emails`.execute(database);
    await sql`alter table told_occasions rename to notified_occasions`.execute(database);
    await sql`alter table sign_in_trips rename to auth_flows`.execute(database);

    for (const [table, former, name] of columns) {
      await sql`alter table ${sql.ref(table)} rename column ${sql.ref(former)} to ${sql.ref(name)}`.execute(
        database,
      );
    }
  },
};
