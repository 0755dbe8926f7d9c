import type { AuthFlowStore } from '@octavo/domain/account/ports';
import type { Database } from './database.ts';

export function authFlowStore(database: Database): AuthFlowStore {
  return {
    async add({ stateHash, locale, next, expiresAt }) {
      await database
        .insertInto('auth_flows')
        .values({ state_hash: stateHash, locale, next, expires_at: expiresAt })
        .execute();
    },

    async take(stateHash, now) {
      const row = await database
        .deleteFrom('auth_flows')
        .where('state_hash', '=', stateHash)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();

      return row === undefined
        ? null
        : {
            stateHash: row.state_hash,
            locale: row.locale,
            next: row.next,
            expiresAt: row.expires_at,
          };
    },

    async forgetExpired(now) {
      const { numDeletedRows } = await database
        .deleteFrom('auth_flows')
        .where('expires_at', '<=', now)
        .executeTakeFirst();

      return Number(numDeletedRows);
    },
  };
}
