import { emailKey } from '@octavo/domain/account/email';
import type { LoginLinkStore } from '@octavo/domain/account/ports';
import type { LoginLink } from '@octavo/domain/account/session';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { LoginLinkRow } from './schema.ts';

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
          device_pseudonym: link.devicePseudonym,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
        })
        .execute();
    },

    async find(tokenHash, now) {
      const row = await database
        .selectFrom('login_links')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();

      return row === undefined ? null : linkOf(row);
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

      return linkOf(row);
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

function linkOf(row: LoginLinkRow): LoginLink {
  return {
    tokenHash: row.token_hash,
    email: row.email,
    purpose: row.purpose,
    name: row.name,
    locale: row.locale,
    next: row.next,
    devicePseudonym: row.device_pseudonym,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
