import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents that questions are asked about. Their rows stay for counting, without content. */
export const documents: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table documents (
        id text primary key,
        account text,
        device text,
        -- Pseudonym of the network address.
        address text,
        by_visitor boolean not null,
        -- Name of the key of everything said in it; null once it is destroyed.
        seal_key text unique,
        -- Summary, suggestions and facts of the files, encrypted.
        sealed_outline bytea,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        erased_at timestamptz
      )
    `.execute(database);
    await sql`
      create table document_files (
        document text not null references documents (id) on delete cascade,
        place integer not null,
        file text not null,
        -- Job that reads the file.
        job text not null unique,
        -- 'reading', 'ready' or 'failed'; failed files do not count.
        state text not null,
        primary key (document, place)
      )
    `.execute(database);
    await sql`create index document_files_of_file on document_files (file)`.execute(database);
    await sql`
      create table questions (
        id text primary key,
        document text not null references documents (id) on delete cascade,
        state text not null,
        engine jsonb not null,
        is_partial boolean not null,
        failure jsonb,
        -- Encrypted with the key of the document.
        sealed_question bytea,
        sealed_answer bytea,
        charged boolean not null,
        asked_at timestamptz not null,
        -- Last sign of the process that answers.
        beat_at timestamptz not null,
        ended_at timestamptz
      )
    `.execute(database);
    await sql`create index questions_of_document on questions (document, asked_at)`.execute(database);
    await sql`create index questions_open on questions (beat_at) where ended_at is null`.execute(database);

    for (const owner of ['account', 'device', 'address']) {
      await sql`
        create index ${sql.ref(`documents_of_${owner}`)} on documents (${sql.ref(owner)})
        where ${sql.ref(owner)} is not null
      `.execute(database);
    }

    await sql`create index documents_kept on documents (expires_at) where erased_at is null`.execute(
      database,
    );
    await sql`
      -- True for jobs that read a file of a document: they are no tasks of the day.
      alter table jobs add column is_reading boolean not null default false
    `.execute(database);
  },
};
