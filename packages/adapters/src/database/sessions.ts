import type { SessionStore } from '@octavo/domain/account/ports';
import type { Session } from '@octavo/domain/account/session';
import type { Selectable } from 'kysely';
import { accountOf } from './accounts.ts';
import type { Database } from './database.ts';
import type { SessionRow } from './schema.ts';

export function sessionStore(database: Database): SessionStore {
  return {
    async add(session) {
      await database
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          account: session.account,
          device: session.device,
          browser: session.browser,
          created_at: session.createdAt,
          seen_at: session.seenAt,
          expires_at: session.expiresAt,
        })
        .execute();
    },

    async find(tokenHash, now) {
      const row = await database
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account')
        .selectAll('sessions')
        .select([
          'accounts.id',
          'accounts.email',
          'accounts.email_key',
          'accounts.name',
          'accounts.locale',
          'accounts.created_at as opened_at',
          'accounts.trial_ends_at',
        ])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();

      return row === undefined
        ? null
        : { session: sessionOf(row), account: accountOf({ ...row, created_at: row.opened_at }) };
    },

    async extend(tokenHash, seenAt, expiresAt) {
      await database
        .updateTable('sessions')
        .set({ seen_at: seenAt, expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    async end(tokenHash) {
      await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async endAll(account) {
      await database.deleteFrom('sessions').where('account', '=', account).execute();
    },

    async of(account, now) {
      const rows = await database
        .selectFrom('sessions')
        .selectAll()
        .where('account', '=', account)
        .where('expires_at', '>', now)
        .orderBy('seen_at', 'desc')
        .execute();

      return rows.map(sessionOf);
    },

    async forgetExpired(now) {
      const { numDeletedRows } = await database
        .deleteFrom('sessions')
        .where('expires_at', '<=', now)
        .executeTakeFirst();

      return Number(numDeletedRows);
    },
  };
}

function sessionOf(row: Selectable<SessionRow>): Session {
  return {
    tokenHash: row.token_hash,
    account: row.account,
    device: row.device,
    browser: row.browser,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
  };
}
