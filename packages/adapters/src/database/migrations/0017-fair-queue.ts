import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The jobs table is the queue: workers choose from it and hold leases on the jobs they run. */
export const fairQueue: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      alter table jobs
        add column queue text not null default 'plain',
        add column priority text not null default 'standard',
        -- Processor seconds per hour for all jobs of the owner.
        add column processor_limit double precision,
        -- Processor time of all attempts together.
        add column processor_seconds double precision not null default 0,
        -- Worker that runs the job. A job whose lease has expired can be claimed again.
        add column worker text,
        add column leased_until timestamptz,
        -- Queue share: jobs with the same value take turns as one user.
        add column share text generated always as
          (coalesce('account ' || account, 'address ' || address, 'device ' || device, 'job ' || id)) stored,
        drop column turn
    `.execute(database);
    await sql`create index jobs_queued on jobs (queue, created_at) where state = 'queued'`.execute(database);
    await sql`create index jobs_running on jobs (leased_until) where state = 'running'`.execute(database);
    await sql`create index jobs_served on jobs (share, started_at) where started_at is not null`.execute(
      database,
    );
    await sql`
      create table workers (
        id text primary key,
        seen_at timestamptz not null,
        -- Isolation of this worker's runs: 'user-namespace', 'bubblewrap' or 'none'.
        walls text not null,
        filters_system_calls boolean not null,
        limits_memory_by_group boolean not null
      )
    `.execute(database);
    await sql`drop schema if exists pgboss cascade`.execute(database);
  },
};
