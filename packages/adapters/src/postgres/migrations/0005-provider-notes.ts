import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is remembered for payment providers: the plans they made for ours, checkouts that were given up. */
export const providerNotesTable: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create table provider_notes (
        provider text not null,
        key text not null,
        value text not null,
        primary key (provider, key)
      )
    `.execute(database);
  },
};
