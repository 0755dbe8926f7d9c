import { deviceSeconds } from '@octavo/contract/limits';
import type { DocumentOutline, DocumentRecord } from '@octavo/domain/documents/document';
import type { DocumentStore, NewDocument } from '@octavo/domain/documents/ports';
import { uploadOf } from '@octavo/domain/retention';
import type { RowSeal } from '@octavo/domain/row-seal';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { jsonText } from '../system/json-text.ts';
import type { Database } from './database.ts';
import { addressDays, admitDocuments, countDocumentUse } from './document-usage.ts';
import { isSurelyNotWritten } from './failed-writes.ts';
import { announceChange } from './job-channels.ts';
import type { DatabaseSchema, DocumentRow } from './schema.ts';

const outlineOwner = (id: string) => `outline ${id}`;

/**
 * @param seal seal whose keys are destroyed with files
 * @param destroyKey resolves to false when the key could not be destroyed; the sweep tries again
 */
export function documentStore(
  database: Database,
  seal: RowSeal,
  destroyKey: (key: string) => Promise<boolean>,
): DocumentStore {
  return {
    async add(document, admission) {
      const key = await seal.makeKey(uploadOf(document));

      try {
        const { record, isNew } = await database.transaction().execute(async (transaction) => {
          const added = await insertDocument(transaction, document, key);

          if (added) {
            await admitDocuments(transaction, admission);
          }

          return { record: await findRecord(transaction, document.id), isNew: added };
        });

        if (record === null) {
          throw new Error('a document is missing after it was added');
        }

        if (!isNew) {
          await destroyKey(key);
        }

        // The row is written: the sweep settles what fails now.
        await seal.confirm(key).catch(() => seal.release(key));

        return record;
      } catch (error) {
        if (isSurelyNotWritten(error)) {
          await destroyKey(key);
          await seal.confirm(key);
        } else {
          seal.release(key);
        }

        throw error;
      }
    },

    addFile: (id, file, { most, expiresAt }, admission) =>
      database.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('documents')
          .select('id')
          .where('id', '=', id)
          .where('erased_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        const record = row === undefined ? null : await findRecord(transaction, id);

        if (record === null || record.files.length >= most || hasFile(record, file.token)) {
          return record;
        }

        // Files that were dropped leave gaps.
        const place = 1 + Math.max(-1, ...record.files.map((each) => each.place));
        await transaction
          .insertInto('document_files')
          .values({ document: id, place, file: file.token, job: file.job, state: file.state })
          .execute();
        await transaction
          .updateTable('documents')
          .set({ expires_at: sql<Date>`least(expires_at, ${expiresAt})` })
          .where('id', '=', id)
          .execute();
        await admitDocuments(transaction, admission);
        await announceChange(transaction, id);

        return findRecord(transaction, id);
      }),

    find: (id) => findRecord(database, id),

    async of({ account, device }, now) {
      const owned =
        account === null
          ? sql<boolean>`account is null and device = ${device}`
          : sql<boolean>`account = ${account}`;
      const rows = await database
        .selectFrom('documents')
        .select('id')
        .where(owned)
        .where('erased_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .execute();

      return findRecords(
        database,
        rows.map(({ id }) => id),
      );
    },

    async withFiles(tokens) {
      const rows = await database
        .selectFrom('document_files')
        .innerJoin('documents', 'documents.id', 'document_files.document')
        .select('documents.id')
        .distinct()
        .where('file', 'in', tokens.length === 0 ? [''] : tokens)
        .where('erased_at', 'is', null)
        .execute();

      return findRecords(
        database,
        rows.map(({ id }) => id),
      );
    },

    async dropFile(job) {
      await database.deleteFrom('document_files').where('job', '=', job).execute();
    },

    async findOutline({ id, key }) {
      const row = await database
        .selectFrom('documents')
        .select('sealed_outline')
        .where('id', '=', id)
        .executeTakeFirst();

      // Sealed by `saveOutline` and bound to this row, so no other party can have made it.
      return (await seal.open(key, row?.sealed_outline, outlineOwner(id))) as DocumentOutline | null;
    },

    async saveOutline({ id, key }, outline) {
      const sealed = await seal.seal(key, JSON.parse(jsonText(outline)), outlineOwner(id));
      await database
        .updateTable('documents')
        .set({ sealed_outline: sealed })
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .execute();
    },

    countUse: (client, now) => countDocumentUse(database, client, now),

    async erase(ids, now) {
      const destroyed: string[] = [];
      const rows = await database
        .selectFrom('documents')
        .select(['id', 'seal_key'])
        .where('id', 'in', ids.length === 0 ? [''] : ids)
        .execute();

      // All keys before the first row: on a full disk, the database can write nothing.
      for (const { id, seal_key: key } of rows) {
        if (key === null || (await destroyKey(key))) {
          destroyed.push(id);
        }
      }

      for (const id of destroyed) {
        await database.transaction().execute((transaction) => eraseRows(transaction, id, now));
      }

      return destroyed.length;
    },

    async overdue(now) {
      const rows = await database
        .selectFrom('documents')
        .select('id')
        .where('erased_at', 'is', null)
        .where(
          sql<boolean>`(
            expires_at <= ${now} or exists (
              select from document_files join files on files.token = document_files.file
              where document_files.document = documents.id and files.erased_at is not null
            )
          )`,
        )
        .execute();

      return rows.map(({ id }) => id);
    },

    async unknownKeys(keys) {
      const known = await database
        .selectFrom('documents')
        .select('seal_key')
        .where('seal_key', 'in', keys)
        .execute();
      const names = new Set(known.map(({ seal_key: key }) => key));

      return keys.filter((key) => !names.has(key));
    },

    async forget(now) {
      const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
      await database
        .updateTable('documents')
        .set({ address: null })
        .where('address', 'is not', null)
        .where('created_at', '<', ago(addressDays * 24 * 3600))
        .execute();
      const deleted = await database
        .deleteFrom('documents')
        .where('erased_at', 'is not', null)
        .where('account', 'is', null)
        .where('address', 'is', null)
        .where(({ or, eb }) => or([eb('device', 'is', null), eb('created_at', '<', ago(deviceSeconds))]))
        .executeTakeFirst();

      return Number(deleted.numDeletedRows);
    },
  };
}

/** False when a document has the id already. */
async function insertDocument(
  transaction: Transaction<DatabaseSchema>,
  { id, owner, address, createdAt, expiresAt, files }: NewDocument,
  key: string,
): Promise<boolean> {
  const added = await transaction
    .insertInto('documents')
    .values({
      id,
      account: owner.account,
      device: owner.device,
      address,
      by_visitor: owner.account === null,
      seal_key: key,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

  if (added === undefined) {
    return false;
  }

  await transaction
    .insertInto('document_files')
    .values(files.map(({ place, token, job, state }) => ({ document: id, place, file: token, job, state })))
    .execute();

  return true;
}

/** Deletes the content of a document whose key is destroyed. */
async function eraseRows(transaction: Transaction<DatabaseSchema>, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('documents')
    .set({ erased_at: now, seal_key: null, sealed_outline: null })
    .where('id', '=', id)
    .execute();
  // A file that was never read is not charged.
  await transaction
    .updateTable('document_files')
    .set({ state: 'failed' })
    .where('document', '=', id)
    .where('state', '=', 'reading')
    .execute();
  const ended = await transaction
    .updateTable('questions')
    .set({
      state: 'failed',
      failure: JSON.stringify({ code: 'file-deleted' }),
      ended_at: now,
      charged: false,
    })
    .where('document', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  await transaction
    .updateTable('questions')
    .set({ sealed_question: null, sealed_answer: null })
    .where('document', '=', id)
    .execute();

  for (const question of ended) {
    await announceChange(transaction, question.id);
  }

  await announceChange(transaction, id);
}

const hasFile = ({ files }: DocumentRecord, token: string) => files.some((file) => file.token === token);

async function findRecords(
  database: Kysely<DatabaseSchema>,
  ids: readonly string[],
): Promise<DocumentRecord[]> {
  const records = await Promise.all(ids.map((id) => findRecord(database, id)));

  return records.filter((record) => record !== null);
}

async function findRecord(database: Kysely<DatabaseSchema>, id: string): Promise<DocumentRecord | null> {
  const row = await database.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

  if (row === undefined) {
    return null;
  }

  const files = await database
    .selectFrom('document_files')
    .select(['place', 'file as token', 'job', 'state'])
    .where('document', '=', id)
    .orderBy('place')
    .execute();

  return recordOf(row, files);
}

function recordOf(row: Selectable<DocumentRow>, files: DocumentRecord['files']): DocumentRecord {
  return {
    id: row.id,
    owner: { account: row.account, device: row.device },
    address: row.address,
    key: row.seal_key ?? '',
    files,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isErased: row.erased_at !== null,
  };
}
