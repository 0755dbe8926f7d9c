import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const filesAndJobs: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table jobs (
        id text primary key,
        tool text not null,
        state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
        inputs jsonb not null,
        attempt integer not null default 0,
        turn integer not null default 0,
        strikes integer not null default 0,
        progress double precision not null default 0,
        cancel_asked boolean not null default false,
        failure jsonb,
        -- HMAC of the whole request; distinguishes a repeated request from a different one with the same id.
        order_fingerprint text not null,
        -- Options and passwords, encrypted with the server's key; null once the job has ended.
        sealed_order bytea,
        created_at timestamptz not null,
        started_at timestamptz,
        beat_at timestamptz,
        finished_at timestamptz,
        expires_at timestamptz not null,
        check ((state in ('queued', 'running')) = (finished_at is null)),
        check (finished_at is null or sealed_order is null)
      )
    `.execute(database);
    await sql`create index jobs_waiting on jobs (expires_at) where finished_at is null`.execute(database);
    await sql`create index jobs_expiry on jobs (expires_at)`.execute(database);

    await sql`
      create table files (
        token text primary key,
        name text not null,
        kind text not null,
        size_bytes bigint not null,
        sha256 text,
        -- Null once the bytes are deleted.
        blob text unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        erased_at timestamptz,
        job text references jobs (id) on delete cascade,
        place integer,
        input integer,
        pages integer,
        notes jsonb not null default '[]',
        unique (job, place)
      )
    `.execute(database);
    await sql`create index files_kept on files (expires_at) where erased_at is null`.execute(database);
    await sql`create index files_to_delete on files (blob) where erased_at is not null`.execute(database);

    // Separate from the files, so that a backup can omit this one table and restores no deleted file.
    await sql`
      create table file_keys (
        token text primary key references files (token) on delete cascade,
        wrapped_key bytea not null
      )
    `.execute(database);
  },
};
