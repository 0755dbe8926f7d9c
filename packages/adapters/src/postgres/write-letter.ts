import type { NewLetter } from '@octavo/domain/mail/letters';
import type { Ids, Vault } from '@octavo/domain/ports';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Puts a letter among those that wait; false when its occasion had one. In the transaction of the change it tells of
 * both are there, or neither; a key whose letter was taken back by then is found by the sweep.
 */
export type WriteLetter = (database: Kysely<Schema>, letter: NewLetter, now: Date) => Promise<boolean>;

/** What a letter says is bound to its row. */
export const letterOwner = (id: string) => `letter ${id}`;

export function letterWriter(vault: Vault, ids: Ids): WriteLetter {
  return async (database, { recipient, message, occasion, usefulUntil }, now) => {
    const id = ids.token();
    const sealed = await vault.seal(message, letterOwner(id));
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
