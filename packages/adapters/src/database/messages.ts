import { type ContactMessage, type MessageStore, numberOf } from '@octavo/domain/contact/messages';
import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { MessageRow } from './schema.ts';
import type { WriteEmail } from './write-email.ts';

export function messageStore(database: Database, writeEmail: WriteEmail): MessageStore {
  return {
    add: ({ createdAt, ...message }, email) =>
      database.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('messages')
          .values({ ...message, created_at: createdAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();

        if (added !== undefined && email !== null) {
          await writeEmail(transaction, email, createdAt);
        }
      }),

    async latest(count) {
      const rows = await database
        .selectFrom('messages')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(count)
        .execute();

      return rows.map(messageOf);
    },

    async find(number) {
      const row = await database
        .selectFrom('messages')
        .selectAll()
        .where('id', 'like', `${number.toLowerCase().replace(/[^0-9a-z]/g, '')}%`)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      const found = row === undefined ? null : messageOf(row);

      return found !== null && numberOf(found) === number.toUpperCase() ? found : null;
    },

    async forget(before) {
      const { numDeletedRows } = await database
        .deleteFrom('messages')
        .where('created_at', '<', before)
        .executeTakeFirst();

      return Number(numDeletedRows);
    },
  };
}

function messageOf({ created_at: createdAt, ...row }: Selectable<MessageRow>): ContactMessage {
  return { ...row, createdAt };
}
