import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts with their sessions, links and history, and the owners of files and jobs. */
export const people: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table accounts (
        id text primary key,
        email text not null,
        -- Lowercase address, used for comparison.
        email_key text not null unique,
        name text,
        locale text not null,
        created_at timestamptz not null,
        trial_ends_at timestamptz
      )
    `.execute(database);

    // Accounts at other providers that sign in to an account here.
    await sql`
      create table identities (
        issuer text not null,
        subject text not null,
        account text not null references accounts (id) on delete cascade,
        created_at timestamptz not null,
        primary key (issuer, subject)
      )
    `.execute(database);
    await sql`create index identities_of on identities (account)`.execute(database);

    await sql`
      create table sessions (
        token_hash bytea primary key,
        account text not null references accounts (id) on delete cascade,
        device text,
        browser text not null,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null
      )
    `.execute(database);
    await sql`create index sessions_of on sessions (account)`.execute(database);

    await sql`
      create table login_links (
        token_hash bytea primary key,
        email text not null,
        purpose text not null check (purpose in ('log-in', 'sign-up')),
        name text,
        locale text not null,
        next text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )
    `.execute(database);

    // Sign-ins in progress at another site (OAuth state).
    await sql`
      create table sign_in_trips (
        state_hash bytea primary key,
        locale text not null,
        next text not null,
        expires_at timestamptz not null
      )
    `.execute(database);

    // Pseudonyms of network and email addresses, for rate limits; deleted after a day.
    await sql`
      create table attempts (
        kind text not null,
        mark text not null,
        at timestamptz not null
      )
    `.execute(database);
    await sql`create index attempts_lately on attempts (kind, mark, at)`.execute(database);

    // A person gets each kind of trial once: a pseudonym of the email address outlives an erased account.
    await sql`
      create table used_trials (
        mark text not null,
        kind text not null check (kind in ('sign-in', 'plan')),
        used_at timestamptz not null,
        primary key (mark, kind)
      )
    `.execute(database);

    // Emails to send; their content is sealed, because links in them open accounts.
    await sql`
      create table letters (
        id text primary key,
        -- Id of the event that the email is about, so that each event is emailed once.
        occasion text unique,
        recipient text not null,
        sealed bytea,
        seal_key text,
        created_at timestamptz not null,
        due_at timestamptz not null,
        -- The email is not sent after this time, because a link in it would have expired.
        useful_until timestamptz,
        attempts integer not null default 0,
        sent_at timestamptz,
        given_up_at timestamptz
      )
    `.execute(database);
    await sql`create index letters_due on letters (due_at) where sent_at is null and given_up_at is null`.execute(
      database,
    );

    await sql`
      alter table files
        add column account text references accounts (id) on delete set null,
        add column device text,
        -- Page number, from 1, when the file is a preview of a page of a result.
        add column preview integer,
        drop constraint files_job_place_key
    `.execute(database);
    await sql`create unique index files_of_job on files (job, place, coalesce(preview, 0))`.execute(database);
    await sql`
      alter table jobs
        add column account text references accounts (id) on delete set null,
        add column device text,
        -- Pseudonym of the network address, by which the free tasks of a day are counted, too.
        add column address text,
        add column previews boolean not null default false
    `.execute(database);
    await sql`create index jobs_by_account on jobs (account, created_at)`.execute(database);
    await sql`create index jobs_by_device on jobs (device, created_at)`.execute(database);
    await sql`create index jobs_by_address on jobs (address, created_at)`.execute(database);

    // History of an account; outlives files and jobs until the account or the row is erased.
    await sql`
      create table tasks (
        job text primary key,
        account text not null references accounts (id) on delete cascade,
        tool text not null,
        name text not null,
        finished_at timestamptz not null,
        expires_at timestamptz not null,
        -- Time at which the keys of its files were destroyed.
        deleted_at timestamptz
      )
    `.execute(database);
    await sql`create index tasks_of on tasks (account, finished_at desc)`.execute(database);
    await sql`create index tasks_kept on tasks (expires_at) where deleted_at is null`.execute(database);
  },
};
