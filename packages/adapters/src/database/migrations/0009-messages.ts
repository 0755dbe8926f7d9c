import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages of users to the operator. */
export const messages: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table messages (
        id text primary key,
        -- Account that was signed in; the address itself is not verified.
        account text references accounts (id) on delete cascade,
        name text not null,
        email text not null,
        subject text not null,
        text text not null,
        about text not null,
        locale text not null,
        created_at timestamptz not null
      )
    `.execute(database);
    await sql`create index messages_latest on messages (created_at desc)`.execute(database);
    await sql`create index messages_of on messages (account)`.execute(database);
    await sql`create index messages_by_email on messages (lower(email))`.execute(database);
  },
};
