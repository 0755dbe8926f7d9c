import type { FileIndex, FileRecord } from '@octavo/domain/ports';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { FileRow, Schema } from './schema.ts';

export function fileIndex(database: Database): FileIndex {
  return {
    add: (file) => database.transaction().execute((transaction) => addFile(transaction, file)),

    async find(token) {
      const row = await selectFiles(database).where('files.token', '=', token).executeTakeFirst();

      return row === undefined ? null : recordOf(row);
    },

    async resultsOf(job) {
      return (await selectFiles(database).where('job', '=', job).orderBy('place').execute()).map(recordOf);
    },

    async erase(token) {
      return (await eraseWhere(database, sql<boolean>`token = ${token}`)) > 0;
    },

    async eraseExpired(now) {
      const erased = await eraseWhere(database, sql<boolean>`expires_at <= ${now}`);

      if (erased > 0) {
        // Frees the rows for reuse. Their bytes may stay in the page and in the write-ahead log until overwritten.
        await sql`vacuum file_keys`.execute(database);
      }

      return erased;
    },

    async erasedBlobs() {
      const rows = await database
        .selectFrom('files')
        .select('blob')
        .where('erased_at', 'is not', null)
        .where('blob', 'is not', null)
        .limit(1000)
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

/** Adds a file with its key; returns what already has the token, if something does. */
export async function addFile(transaction: Kysely<Schema>, file: FileRecord): Promise<FileRecord> {
  const added = await transaction
    .insertInto('files')
    .values({
      token: file.token,
      name: file.name,
      kind: file.kind,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      blob: file.blob,
      created_at: file.createdAt,
      expires_at: file.expiresAt,
      job: file.origin?.job ?? null,
      place: file.origin?.place ?? null,
      input: file.origin?.input ?? null,
      pages: file.origin?.pages ?? null,
      notes: JSON.stringify(file.origin?.notes ?? []),
    })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('token')
    .executeTakeFirst();

  if (added !== undefined && file.wrappedKey !== null) {
    await transaction
      .insertInto('file_keys')
      .values({ token: file.token, wrapped_key: file.wrappedKey })
      .execute();

    return file;
  }

  return recordOf(
    await selectFiles(transaction).where('files.token', '=', file.token).executeTakeFirstOrThrow(),
  );
}

/** The name and the mark of the content go with the key: they say something about the file, too. */
async function eraseWhere(database: Database, condition: ReturnType<typeof sql<boolean>>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const erased = await transaction
      .updateTable('files')
      .set({ erased_at: sql`now()`, name: '', sha256: null, notes: '[]' })
      .where(condition)
      .where('erased_at', 'is', null)
      .returning('token')
      .execute();
    const tokens = erased.map(({ token }) => token);

    if (tokens.length > 0) {
      await transaction.deleteFrom('file_keys').where('token', 'in', tokens).execute();
    }

    return tokens.length;
  });
}

function selectFiles(database: Kysely<Schema>) {
  return database
    .selectFrom('files')
    .leftJoin('file_keys', 'file_keys.token', 'files.token')
    .selectAll('files')
    .select('file_keys.wrapped_key');
}

function recordOf(row: Omit<FileRow, 'size_bytes' | 'notes'> & StoredColumns): FileRecord {
  return {
    token: row.token,
    name: row.name,
    kind: row.kind,
    sizeBytes: row.size_bytes,
    sha256: row.sha256 ?? '',
    blob: row.blob ?? '',
    wrappedKey: row.wrapped_key,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    origin:
      row.job === null || row.place === null
        ? null
        : { job: row.job, place: row.place, input: row.input, pages: row.pages, notes: row.notes },
  };
}

interface StoredColumns {
  readonly size_bytes: number;
  readonly notes: NonNullable<FileRecord['origin']>['notes'];
  readonly wrapped_key: Uint8Array | null;
}
