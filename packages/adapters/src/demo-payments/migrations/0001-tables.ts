import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tables of the demo payment provider. Installations of before have them from the migrations of the product, some
 * without the later columns, so each is made only where it is missing.
 */
export const tables: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table if not exists sandbox_checkouts (
        reference text primary key,
        order_id text not null unique,
        locale text not null,
        plan jsonb not null,
        plan_name text not null,
        success_url text not null,
        cancel_url text not null,
        state text not null check (state in ('waiting', 'paid', 'failed', 'abandoned')),
        -- Time at which the pending payment succeeds; null while the user has to act.
        pays_at timestamptz,
        subscription text,
        created_at timestamptz not null
      )
    `.execute(database);
    await sql`
      create index if not exists sandbox_checkouts_paying on sandbox_checkouts (pays_at) where state = 'waiting'
    `.execute(database);

    await sql`
      create table if not exists sandbox_subscriptions (
        reference text primary key,
        order_id text not null,
        plan jsonb not null,
        card text not null,
        state text not null,
        -- Start of the first period, and the number of paid periods.
        started_at timestamptz not null,
        periods integer not null,
        trial_ends_at timestamptz,
        paid_until timestamptz,
        renews boolean not null,
        ended_at timestamptz,
        -- Consecutive failed charges.
        tries integer not null,
        -- Time of the next change; null when there is none.
        next_at timestamptz
      )
    `.execute(database);
    await sql`create index if not exists sandbox_subscriptions_due on sandbox_subscriptions (next_at)`.execute(
      database,
    );

    await sql`
      create table if not exists sandbox_payments (
        reference text primary key,
        subscription text not null references sandbox_subscriptions (reference),
        at timestamptz not null,
        amount_minor integer not null,
        currency text not null,
        state text not null
      )
    `.execute(database);
    await sql`create index if not exists sandbox_payments_of on sandbox_payments (subscription)`.execute(
      database,
    );

    await sql`
      create table if not exists sandbox_events (
        id text primary key,
        -- Orders events that happened at the same moment.
        place bigint generated always as identity,
        type text not null,
        at timestamptz not null,
        subscription text,
        checkout text,
        sent_at timestamptz
      )
    `.execute(database);
    await sql`create index if not exists sandbox_events_waiting on sandbox_events (place) where sent_at is null`.execute(
      database,
    );
    await sql`
      alter table sandbox_checkouts
        add column if not exists installation text,
        add column if not exists starts_at timestamptz
    `.execute(database);
    await sql`alter table sandbox_subscriptions add column if not exists installation text`.execute(database);
    await sql`alter table sandbox_payments add column if not exists plan text`.execute(database);
  },
};
