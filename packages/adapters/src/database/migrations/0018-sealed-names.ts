import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Seals names of files, and details of jobs and results, under keys outside the database; content hashes are
 * made with a key. Files live for an hour: existing ones are erased, because their names cannot be sealed
 * here, and plain names must not stay. Names in histories are sealed at the next start (`sealTaskNames`).
 */
export const sealedNames: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      update files set erased_at = now(), name = '', sha256 = null, notes = '[]' where erased_at is null
    `.execute(database);
    await sql`
      alter table files
        drop column name,
        drop column notes,
        -- Name and notes, encrypted with the key of the file.
        add column sealed bytea
    `.execute(database);
    // HMAC of the content with a key derived from the server's; a plain hash would reveal who has a known
    // document.
    await sql`alter table files rename column sha256 to content_mark`.execute(database);
    await sql`
      update jobs
      set state = 'failed', failure = '{"code":"file-expired"}', finished_at = now(), sealed_order = null
      where finished_at is null
    `.execute(database);
    await sql`
      update jobs set
        failure = failure - 'values',
        inputs = (
          select coalesce(jsonb_agg((input - 'name') #- '{failure,values}' order by place), '[]')
          from jsonb_array_elements(inputs) with ordinality as listed (input, place)
        )
    `.execute(database);
    await sql`
      alter table jobs
        -- File names and failure values, encrypted with a key that is destroyed with the files.
        add column sealed_names bytea,
        add column names_key text unique
    `.execute(database);
    await sql`
      alter table tasks
        alter column name drop not null,
        -- Name, encrypted with a separate key that is destroyed with the row.
        add column sealed_name bytea,
        add column name_key text
    `.execute(database);
  },
};
