import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notes for payment providers: the plans created there for ours, and abandoned checkouts. */
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
