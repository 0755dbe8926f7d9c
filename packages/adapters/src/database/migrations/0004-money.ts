import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders, subscriptions, payments, refunds, and events that providers reported. */
export const money: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table orders (
        id text primary key,
        account text not null references accounts (id) on delete cascade,
        plan text not null,
        currency text not null,
        provider text not null,
        with_trial boolean not null,
        locale text not null,
        next text not null,
        state text not null check (state in ('waiting', 'paid', 'failed', 'abandoned')),
        reference text,
        checkout_url text,
        created_at timestamptz not null,
        checked_at timestamptz not null,
        unique (provider, reference)
      )
    `.execute(database);
    // One waiting order per account: of two tabs only one can pay.
    await sql`create unique index orders_waiting on orders (account) where state = 'waiting'`.execute(
      database,
    );

    await sql`
      create table subscriptions (
        id text primary key,
        account text not null references accounts (id) on delete cascade,
        order_id text unique references orders (id),
        provider text not null,
        reference text,
        plan text not null,
        currency text not null,
        state text not null check (state in ('pending', 'trialing', 'active', 'past-due', 'ended')),
        created_at timestamptz not null,
        trial_ends_at timestamptz,
        paid_until timestamptz,
        renews boolean not null,
        cancel_wanted_at timestamptz,
        ended_at timestamptz,
        version integer not null default 1,
        changed_at timestamptz not null,
        -- Time of the last query to the provider.
        checked_at timestamptz not null,
        unique (provider, reference)
      )
    `.execute(database);
    await sql`create index subscriptions_of on subscriptions (account)`.execute(database);
    await sql`create index subscriptions_changed on subscriptions (changed_at)`.execute(database);
    // One active plan per account that renews or never ends, so that nothing is charged twice. Grants are
    // exempt because they charge nothing.
    await sql`
      create unique index subscriptions_going on subscriptions (account)
      where state in ('trialing', 'active', 'past-due') and (renews or paid_until is null) and provider <> 'grant'
    `.execute(database);

    // Payments are kept for years, but their link to a person only as long as the account.
    await sql`
      create table payments (
        id text primary key,
        provider text not null,
        reference text not null,
        subscription text references subscriptions (id) on delete set null,
        at timestamptz not null,
        amount_minor integer not null check (amount_minor >= 0),
        currency text not null,
        state text not null check (state in ('paid', 'failed', 'refunded', 'pending')),
        unique (provider, reference)
      )
    `.execute(database);
    await sql`create index payments_of on payments (subscription)`.execute(database);

    await sql`
      create table billing_events (
        id text primary key,
        provider text not null,
        event text not null,
        type text not null,
        at timestamptz not null,
        subscription text,
        checkout text,
        received_at timestamptz not null,
        handled_at timestamptz,
        attempts integer not null default 0,
        failure text,
        unique (provider, event)
      )
    `.execute(database);
    await sql`
      create index billing_events_waiting on billing_events (received_at) where handled_at is null
    `.execute(database);

    await sql`
      create table refunds (
        id text primary key,
        payment text not null references payments (id),
        account text not null references accounts (id) on delete cascade,
        reason text not null check (reason in ('withdrawal', 'problem')),
        text text not null,
        state text not null check (state in ('asked', 'granted', 'refused', 'done')),
        asked_at timestamptz not null,
        decided_at timestamptz
      )
    `.execute(database);
    await sql`create unique index refunds_open on refunds (payment) where state <> 'refused'`.execute(
      database,
    );

    // Occasions that were already emailed about; the emails themselves are deleted earlier.
    await sql`
      create table told_occasions (
        occasion text primary key,
        at timestamptz not null
      )
    `.execute(database);
  },
};
