import { type AttemptLimit, secondsToWait } from '@octavo/domain/account/attempts';
import type { Attempts } from '@octavo/domain/account/ports';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

export function attempts(database: Database): Attempts {
  return {
    take: (limit, mark, now) =>
      database.transaction().execute(async (transaction) => {
        // Until the end of the transaction nobody else judges an attempt with this mark.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${mark}`}, 0))`.execute(
          transaction,
        );
        const wait = await waitFor(transaction, limit, mark, now);

        if (wait === 0) {
          await transaction.insertInto('attempts').values({ kind: limit.kind, mark, at: now }).execute();
        }

        return wait;
      }),

    check: (limit, mark, now) => waitFor(database, limit, mark, now),

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
  mark: string,
  now: Date,
): Promise<number> {
  const rows = await database
    .selectFrom('attempts')
    .select('at')
    .where('kind', '=', limit.kind)
    .where('mark', '=', mark)
    .orderBy('at', 'desc')
    .limit(limit.count)
    .execute();

  return secondsToWait(
    limit,
    rows.map(({ at }) => at),
    now,
  );
}
