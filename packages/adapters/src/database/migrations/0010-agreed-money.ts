import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Agreed prices, the installation that sold a plan, and billing records that outlive the account. */
export const agreedMoney: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    // One row: the id by which our orders are told apart from those of another installation on the same
    // provider account.
    await sql`
      create table installation (
        place boolean primary key default true check (place),
        mark text not null
      )
    `.execute(database);

    await sql`
      alter table orders
        add column price_minor integer,
        -- Start of the first period: the end of the time that is already paid for.
        add column starts_at timestamptz,
        alter column account drop not null,
        drop constraint orders_account_fkey,
        add foreign key (account) references accounts (id) on delete set null,
        -- Pseudonym of the person, set when the account is erased.
        add column person_mark text
    `.execute(database);
    await sql`
      alter table subscriptions
        add column price_minor integer,
        add column disputed boolean not null default false,
        alter column account drop not null,
        drop constraint subscriptions_account_fkey,
        add foreign key (account) references accounts (id) on delete set null,
        add column person_mark text
    `.execute(database);
    await sql`create index subscriptions_let_go on subscriptions (person_mark) where person_mark is not null`.execute(
      database,
    );
    await sql`
      alter table refunds
        alter column account drop not null,
        drop constraint refunds_account_fkey,
        add foreign key (account) references accounts (id) on delete set null,
        add column person_mark text
    `.execute(database);
    await sql`
      alter table payments
        drop constraint payments_state_check,
        add check (state in ('paid', 'failed', 'refunded', 'pending', 'disputed'))
    `.execute(database);
    // Makes every subscription due for a check, which reads its price from the provider.
    await sql`update subscriptions set checked_at = 'epoch'`.execute(database);

    await sql`
      alter table billing_events
        -- Time of the next attempt after a failure.
        add column due_at timestamptz,
        add column parked_at timestamptz,
        add column note text
    `.execute(database);
  },
};
