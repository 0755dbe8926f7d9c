import { type AttemptLimit, secondsToWait } from '@octavo/domain/account/attempts';
import type { Attempts } from '@octavo/domain/account/ports';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

export function attempts(database: Database): Attempts {
  return {
    take: (limit, pseudonym, now) =>
      database.transaction().execute(async (transaction) => {
        // Serializes attempts with this pseudonym until the end of the transaction.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${pseudonym}`}, 0))`.execute(
          transaction,
        );
        const wait = await waitFor(transaction, limit, pseudonym, now);

        if (wait === 0) {
          await transaction.insertInto('attempts').values({ kind: limit.kind, pseudonym, at: now }).execute();
        }

        return wait;
      }),

    check: (limit, pseudonym, now) => waitFor(database, limit, pseudonym, now),

    async forget(before) {
      const { numDeletedRows } = await database
        .deleteFrom('attempts')
        .where('at', '<', before)
        .executeTakeFirst();

      return Number(numDeletedRows);
    },
  };
}

async function waitFor(
  database: Kysely<DatabaseSchema>,
  limit: AttemptLimit,
  pseudonym: string,
  now: Date,
): Promise<number> {
  const rows = await database
    .selectFrom('attempts')
    .select('at')
    .where('kind', '=', limit.kind)
    .where('pseudonym', '=', pseudonym)
    .orderBy('at', 'desc')
    .limit(limit.count)
    .execute();

  return secondsToWait(
    limit,
    rows.map(({ at }) => at),
    now,
  );
}
