import { answerStalledSeconds } from '@octavo/contract/limits';
import type { DocumentAdmission, DocumentUsage } from '@octavo/domain/documents/ports';
import type { Client } from '@octavo/domain/ports';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { lockClient } from './client-usage.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Days for which documents count for the network address of a visitor, which others may get later; for the device they
 * count as long as it is known.
 */
export const addressDays = 30;

/** Admits what was just added, so the counts include it. */
export async function admitDocuments(
  transaction: Transaction<DatabaseSchema>,
  admission: DocumentAdmission | null,
): Promise<void> {
  if (admission !== null) {
    await lockClient(transaction, admission.client);
    admission.admit(await countDocumentUse(transaction, admission.client, admission.now));
  }
}

/** Files and questions of the client that are charged or may still be. */
export async function countDocumentUse(
  database: Kysely<DatabaseSchema>,
  client: Client,
  now: Date,
): Promise<DocumentUsage> {
  const aliveSince = new Date(now.getTime() - answerStalledSeconds * 1000);
  const { rows } = await sql<DocumentUsage>`
    select
      (
        select count(*) from document_files join documents on documents.id = document
        where ${isOf(client, now)} and state <> 'failed'
      ) as documents,
      (
        select count(*) from questions join documents on documents.id = document
        where ${isOf(client, now)} and (charged or ended_at is null and beat_at >= ${aliveSince})
      ) as questions
  `.execute(database);

  return rows[0] ?? { documents: 0, questions: 0 };
}

/** Condition for documents that count for the client: those of the account, else of the device and the address. */
function isOf({ account, device, address }: Client, now: Date): RawBuilder<boolean> {
  if (account !== null) {
    return sql<boolean>`documents.account = ${account}`;
  }

  const since = new Date(now.getTime() - addressDays * 24 * 3_600_000);

  return sql<boolean>`(
    documents.device = ${device}
    or documents.address = ${address} and documents.by_visitor and documents.created_at >= ${since}
  )`;
}
