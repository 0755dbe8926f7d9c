import { retainSeconds } from '@octavo/contract/limits';
import type { NewEmail } from '@octavo/domain/mail/letters';
import { emailRetryDays } from '@octavo/domain/mail/retries';
import type { IdGenerator, Vault } from '@octavo/domain/ports';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/**
 * Puts a letter among those that wait; false when its occasion had one. In the transaction of the change it tells of
 * both are there, or neither; a key whose letter was taken back by then is found by the sweep.
 */
export type WriteEmail = (database: Kysely<DatabaseSchema>, email: NewEmail, now: Date) => Promise<boolean>;

/** The time on the key of a letter: an hour before the letter itself is deleted, as every key outlives its time by one. */
function keptFrom(now: Date): Date {
  return new Date(now.getTime() + (emailRetryDays * 24 * 3600 - retainSeconds) * 1000);
}

/** What a letter says is bound to its row. */
export const emailOwner = (id: string) => `letter ${id}`;

export function emailWriter(vault: Vault, ids: IdGenerator): WriteEmail {
  return async (database, { recipient, message, occasion, usefulUntil }, now) => {
    const id = ids.token();
    const sealed = await vault.seal(message, emailOwner(id), keptFrom(now));
    const added = await database
      .insertInto('letters')
      .values({
        id,
        occasion,
        recipient,
        sealed: sealed.bytes,
        seal_key: sealed.key,
        created_at: now,
        due_at: now,
        useful_until: usefulUntil,
      })
      .onConflict((conflict) => conflict.column('occasion').doNothing())
      .returning('id')
      .executeTakeFirst();

    if (added === undefined) {
      await vault.destroySecret(sealed);
    }

    return added !== undefined;
  };
}
