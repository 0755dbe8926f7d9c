import { emailKey } from '@octavo/domain/account/email';
import type { LoginLinkStore } from '@octavo/domain/account/ports';
import { sql } from 'kysely';
import type { Database } from './database.ts';

export function loginLinkStore(database: Database): LoginLinkStore {
  return {
    async add(link) {
      await database
        .insertInto('login_links')
        .values({
          token_hash: link.tokenHash,
          email: link.email,
          purpose: link.purpose,
          name: link.name,
          locale: link.locale,
          next: link.next,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
        })
        .execute();
    },

    async take(tokenHash, now) {
      const row = await database
        .deleteFrom('login_links')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();

      if (row === undefined) {
        return null;
      }

      await database.deleteFrom('login_links').where(sql`lower(email)`, '=', emailKey(row.email)).execute();

      return {
        tokenHash: row.token_hash,
        email: row.email,
        purpose: row.purpose,
        name: row.name,
        locale: row.locale,
        next: row.next,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      };
    },

    async forgetExpired(now) {
      const { numDeletedRows } = await database
        .deleteFrom('login_links')
        .where('expires_at', '<=', now)
        .executeTakeFirst();

      return Number(numDeletedRows);
    },
  };
}
