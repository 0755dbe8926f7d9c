import type { StoredBytes } from '@octavo/domain/access/storage-quota';
import type { Client } from '@octavo/domain/ports';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/**
 * Sums the bytes stored for a client: for its account, or else for its device and for the visitors at its
 * address.
 */
export async function sumStored(
  database: Kysely<DatabaseSchema>,
  client: Client,
  now: Date,
): Promise<StoredBytes> {
  const { account, device, address } = client;

  if (account !== null) {
    return { owner: await sumWhere(database, 'account', account, now), address: 0 };
  }

  return {
    owner: await sumWhere(database, 'device', device, now),
    address: await sumWhere(database, 'address', address, now),
  };
}

async function sumWhere(
  database: Kysely<DatabaseSchema>,
  column: 'account' | 'device' | 'address',
  value: string | null,
  now: Date,
): Promise<number> {
  if (value === null) {
    return 0;
  }

  const { bytes } = await database
    .selectFrom('files')
    .select(({ fn }) => fn.sum<string | null>('size_bytes').as('bytes'))
    .where(column, '=', value)
    .where('erased_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();

  return Number(bytes ?? 0);
}
