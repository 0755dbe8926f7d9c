import { retainSeconds } from '@octavo/contract/limits';
import type { NewEmail } from '@octavo/domain/mail/outbox';
import { emailRetryDays } from '@octavo/domain/mail/retries';
import type { IdGenerator, Vault } from '@octavo/domain/ports';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/**
 * Adds an email to the outbox; false when its occasion already has one. Within the transaction of the change
 * it reports, both are written or neither; the sweep finds the key of an email that was rolled back.
 */
export type WriteEmail = (database: Kysely<DatabaseSchema>, email: NewEmail, now: Date) => Promise<boolean>;

/**
 * Time on the key of an email: an hour before the email itself is deleted, because every key outlives its
 * time by an hour.
 */
function keptFrom(now: Date): Date {
  return new Date(now.getTime() + (emailRetryDays * 24 * 3600 - retainSeconds) * 1000);
}

/** Owner to which the sealed content of an email is bound: its row. */
export const emailOwner = (id: string) => `letter ${id}`;

export function emailWriter(vault: Vault, ids: IdGenerator): WriteEmail {
  return async (database, { recipient, message, occasion, usefulUntil }, now) => {
    const id = ids.token();
    const sealed = await vault.seal(message, emailOwner(id), keptFrom(now));
    const added = await database
      .insertInto('emails')
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
