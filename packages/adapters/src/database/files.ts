import type { Note } from '@octavo/contract/job';
import type { FileIndex, FileRecord, ResultOrigin } from '@octavo/domain/ports';
import type { RowSeal } from '@octavo/domain/row-seal';
import { type Kysely, type Selectable, sql } from 'kysely';
import { jsonText } from '../system/json-text.ts';
import { lockClient } from './client-usage.ts';
import type { Database } from './database.ts';
import type { DatabaseSchema, FileRow } from './schema.ts';
import { sumStored } from './stored-bytes.ts';

/** Names returned by one query. */
const blobsAtOnce = 1000;

export function fileIndex(database: Database, seal: RowSeal): FileIndex {
  return {
    add: (file, admission = null) =>
      database.transaction().execute(async (transaction) => {
        if (admission === null) {
          return addFile(transaction, file, null, seal);
        }

        const { client } = admission;
        await lockClient(transaction, client);
        const kept = await addFile(transaction, file, client.account === null ? client.address : null, seal);

        if (kept === file) {
          admission.admit(await sumStored(transaction, client, file.createdAt));
        }

        return kept;
      }),

    storedBytes: (client, now) => sumStored(database, client, now),

    async find(token) {
      const row = await selectFile(database, token).executeTakeFirst();

      return row === undefined ? null : recordOf(row, seal);
    },

    async resultsOf(job) {
      const rows = await database
        .selectFrom('files')
        .selectAll()
        .where('job', '=', job)
        .where('preview', 'is', null)
        .orderBy('place')
        .execute();

      return recordsOf(rows, seal);
    },

    async previewsOf(job) {
      const rows = await database
        .selectFrom('files')
        .selectAll()
        .where('job', '=', job)
        .where('preview', 'is not', null)
        .orderBy('place')
        .orderBy('preview')
        .execute();

      return recordsOf(rows, seal);
    },

    async filesOf(job) {
      const rows = await database
        .selectFrom('files')
        .selectAll()
        .where('job', '=', job)
        .orderBy('place')
        .orderBy('preview', (order) => order.asc().nullsFirst())
        .execute();

      return recordsOf(rows, seal);
    },

    async erase(token) {
      const itself = sql`select job, place from files where token = ${token} and preview is null`;

      return (
        (await eraseWhere(database, sql<boolean>`(token = ${token} or (job, place) in (${itself}))`)) > 0
      );
    },

    async eraseExpired(now) {
      return eraseWhere(database, sql<boolean>`expires_at <= ${now}`);
    },

    expiredBlobs: (now, after) => keptBlobsWhere(database, sql<boolean>`expires_at <= ${now}`, after),
    keptBlobs: (now, after) => keptBlobsWhere(database, sql<boolean>`expires_at > ${now}`, after),
    eraseBlobs: (blobs) => eraseWhere(database, sql<boolean>`blob = any(${[...blobs]})`),

    async erasedBlobs(after) {
      const rows = await database
        .selectFrom('files')
        .select('blob')
        .where('erased_at', 'is not', null)
        .where('blob', '>', after)
        .orderBy('blob')
        .limit(blobsAtOnce)
        .execute();

      return rows.flatMap(({ blob }) => (blob === null ? [] : [blob]));
    },

    async forgetBlob(blob) {
      await database.updateTable('files').set({ blob: null }).where('blob', '=', blob).execute();
    },

    async unknownBlobs(blobs) {
      const known = await database.selectFrom('files').select('blob').where('blob', 'in', blobs).execute();
      const names = new Set(known.map(({ blob }) => blob));

      return blobs.filter((blob) => !names.has(blob));
    },

    async forgetErased(before) {
      await database
        .deleteFrom('files')
        .where('erased_at', '<', before)
        .where('blob', 'is', null)
        .where('job', 'is', null)
        .execute();
    },
  };
}

/**
 * Adds a file; returns the existing one if the token is taken. `address` is that of a visitor, and null for
 * users with an account.
 */
export async function addFile(
  transaction: Kysely<DatabaseSchema>,
  file: FileRecord,
  address: string | null,
  seal: RowSeal,
): Promise<FileRecord> {
  const sealed: SealedPart = { name: file.name, notes: file.origin?.notes ?? [] };
  const added = await transaction
    .insertInto('files')
    .values({
      token: file.token,
      kind: file.kind,
      size_bytes: file.sizeBytes,
      content_pseudonym: file.contentPseudonym,
      blob: file.blob,
      created_at: file.createdAt,
      expires_at: file.expiresAt,
      job: file.origin?.job ?? null,
      place: file.origin?.place ?? null,
      input: file.origin?.input ?? null,
      pages: file.origin?.pages ?? null,
      preview: file.origin?.preview ?? null,
      sealed: await seal.seal(file.blob, JSON.parse(jsonText(sealed)), ownerOf(file)),
      account: file.owner.account,
      device: file.owner.device,
      address,
    })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('token')
    .executeTakeFirst();

  return added === undefined
    ? recordOf(await selectFile(transaction, file.token).executeTakeFirstOrThrow(), seal)
    : file;
}

/**
 * Marks files as erased. Sealed details and the keyed hash of the content are deleted as well, because they
 * describe the file.
 */
async function eraseWhere(database: Database, condition: ReturnType<typeof sql<boolean>>): Promise<number> {
  const erased = await database
    .updateTable('files')
    .set({ erased_at: sql`now()`, content_pseudonym: null, sealed: null })
    .where(condition)
    .where('erased_at', 'is', null)
    .returning('token')
    .execute();

  return erased.length;
}

async function keptBlobsWhere(
  database: Database,
  condition: ReturnType<typeof sql<boolean>>,
  after: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('files')
    .select('blob')
    .where('erased_at', 'is', null)
    .where(condition)
    .where('blob', '>', after)
    .orderBy('blob')
    .limit(blobsAtOnce)
    .execute();

  return rows.flatMap(({ blob }) => (blob === null ? [] : [blob]));
}

function selectFile(database: Kysely<DatabaseSchema>, token: string) {
  return database.selectFrom('files').selectAll().where('token', '=', token);
}

/** Details of a file, sealed under its key. */
interface SealedPart {
  readonly name: string;
  readonly notes: readonly Note[];
}

const ownerOf = ({ token }: { readonly token: string }) => `file ${token}`;

/** Converts rows to file records, in their order. */
export function recordsOf(rows: readonly Selectable<FileRow>[], seal: RowSeal): Promise<FileRecord[]> {
  return Promise.all(rows.map((row) => recordOf(row, seal)));
}

/** Converts a row to a file record; the name is empty when the key is destroyed. */
async function recordOf(row: Selectable<FileRow>, seal: RowSeal): Promise<FileRecord> {
  // Sealed by `addFile` and bound to this row, so no other party can have made it.
  const sealed = (await seal.open(row.blob, row.sealed, ownerOf(row))) as SealedPart | null;

  return {
    token: row.token,
    owner: { account: row.account, device: row.device },
    name: sealed?.name ?? '',
    kind: row.kind,
    sizeBytes: row.size_bytes,
    contentPseudonym: row.content_pseudonym ?? '',
    blob: row.blob ?? '',
    isErased: row.erased_at !== null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    origin: originOf(row, sealed?.notes ?? []),
  };
}

function originOf(
  { job, place, input, pages, preview }: Selectable<FileRow>,
  notes: readonly Note[],
): ResultOrigin | null {
  return job === null || place === null ? null : { job, place, input, pages, notes, preview };
}
