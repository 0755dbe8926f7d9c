import { emailKey } from '@octavo/domain/account/email';
import type { EmailMessage, EmailOutbox, QueuedEmail } from '@octavo/domain/mail/outbox';
import type { SealedSecret, Vault } from '@octavo/domain/ports';
import { type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { EmailRow } from './schema.ts';
import { emailOwner, type WriteEmail } from './write-email.ts';

export function emailOutbox(database: Database, vault: Vault, write: WriteEmail): EmailOutbox {
  const close = async (id: string, end: Partial<Pick<EmailRow, 'sent_at' | 'given_up_at'>>) => {
    const row = await database
      .selectFrom('emails')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // The key first: a process that is killed in between leaves an email that cannot be read.
    await destroy(vault, row);
    await database
      .updateTable('emails')
      .set({ ...end, recipient: '', sealed: null, seal_key: null })
      .where('id', '=', id)
      .execute();
  };

  const eraseAll = async (rows: readonly Selectable<EmailRow>[]) => {
    for (const row of rows) {
      await destroy(vault, row);
      await database.deleteFrom('emails').where('id', '=', row.id).execute();
    }

    return rows.length;
  };

  const takeDue: EmailOutbox['takeDue'] = async (now, until) => {
    const row = await claimDue(database, now, until);

    if (row === null) {
      return null;
    }

    const email = await emailOf(vault, row);

    if (email === null) {
      await close(row.id, { given_up_at: now });

      return takeDue(now, until);
    }

    return email;
  };

  return {
    takeDue,

    add: (email, now) => write(database, email, now),

    sent: (id, now) => close(id, { sent_at: now }),

    async tryAgain(id, dueAt) {
      await database.updateTable('emails').set({ due_at: dueAt }).where('id', '=', id).execute();
    },

    fail: (id, now) => close(id, { given_up_at: now }),

    async latest(count) {
      const rows = await database
        .selectFrom('emails')
        .selectAll()
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(count)
        .execute();
      const emails = await Promise.all(rows.map((row) => emailOf(vault, row)));

      return emails.filter((email) => email !== null);
    },

    async unknownKeys(keys) {
      const known = await database
        .selectFrom('emails')
        .select('seal_key')
        .where('seal_key', 'in', keys)
        .execute();
      const names = new Set(known.map(({ seal_key: key }) => key));

      return keys.filter((key) => !names.has(key));
    },

    async forget(before) {
      return eraseAll(
        await database.selectFrom('emails').selectAll().where('created_at', '<', before).execute(),
      );
    },

    async eraseTo(recipient) {
      const rows = await database
        .selectFrom('emails')
        .selectAll()
        .where(sql`lower(recipient)`, '=', emailKey(recipient))
        .execute();

      return eraseAll(rows);
    },
  };
}

async function claimDue(database: Database, now: Date, until: Date): Promise<Selectable<EmailRow> | null> {
  const row = await database
    .updateTable('emails')
    .set(({ eb }) => ({ due_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('emails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

  return row ?? null;
}

function sealedOf({ sealed, seal_key: key }: Selectable<EmailRow>): SealedSecret | null {
  return sealed === null || key === null ? null : { key, bytes: sealed };
}

async function destroy(vault: Vault, row: Selectable<EmailRow>): Promise<void> {
  const sealed = sealedOf(row);

  if (sealed !== null) {
    await vault.destroySecret(sealed);
  }
}

/** Null when the key is destroyed, which makes the email unreadable. */
async function emailOf(vault: Vault, row: Selectable<EmailRow>): Promise<QueuedEmail | null> {
  const sealed = sealedOf(row);
  // Only messages are sealed for this owner.
  const message =
    sealed === null ? null : ((await vault.unseal(sealed, emailOwner(row.id))) as EmailMessage | null);

  return message === null
    ? null
    : {
        id: row.id,
        recipient: row.recipient,
        message,
        occasion: row.occasion,
        usefulUntil: row.useful_until,
        createdAt: row.created_at,
        attempts: row.attempts,
      };
}
