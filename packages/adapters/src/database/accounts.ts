import type { Account } from '@octavo/domain/account/account';
import { emailKey } from '@octavo/domain/account/email';
import type { AccountStore } from '@octavo/domain/account/ports';
import type { RowSeal } from '@octavo/domain/row-seal';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { nameOf } from './history.ts';
import type { AccountRow, DatabaseSchema } from './schema.ts';
import type { WriteEmail } from './write-email.ts';

export function accountStore(database: Database, writeEmail: WriteEmail, seal: RowSeal): AccountStore {
  return {
    async find(id) {
      const row = await database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

      return row === undefined ? null : accountOf(row);
    },

    findByEmail: (email) => findByEmail(database, email),

    async findByIdentity({ issuer, subject }) {
      const row = await database
        .selectFrom('accounts')
        .innerJoin('identities', 'identities.account', 'accounts.id')
        .selectAll('accounts')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();

      return row === undefined ? null : accountOf(row);
    },

    open: (account, trialPseudonym, welcome) =>
      database.transaction().execute(async (transaction) => {
        const opened = await openAccount(transaction, account, trialPseudonym);

        if (opened.isNew) {
          await writeEmail(transaction, welcome(opened.account), account.createdAt);
        }

        return opened;
      }),

    async addIdentity(account, { issuer, subject }, now) {
      await database
        .insertInto('identities')
        .values({ issuer, subject, account, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async change(id, change) {
      const row = await database
        .updateTable('accounts')
        .set({ id, ...change })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();

      return row === undefined ? null : accountOf(row);
    },

    records: (id) => recordsOf(database, id, seal),

    erase: (id, farewell, now) =>
      database.transaction().execute(async (transaction) => {
        // Identities, sessions, tasks and messages are deleted by cascade.
        const erased = await transaction
          .deleteFrom('accounts')
          .where('id', '=', id)
          .returning('email_key')
          .executeTakeFirst();

        if (erased !== undefined) {
          await transaction
            .deleteFrom('login_links')
            .where(sql`lower(email)`, '=', erased.email_key)
            .execute();
          // Also messages that the person wrote before they had the account, or while they were logged out.
          await transaction.deleteFrom('messages').where(sql`lower(email)`, '=', erased.email_key).execute();
          await writeEmail(transaction, farewell, now);
        }
      }),
  };
}

/**
 * Exports the records of an account. Hashes of tokens are left out, because they are only useful for
 * guessing. So are device ids, because a client that presents one is taken for that browser.
 */
async function recordsOf(database: Database, id: string, seal: RowSeal): Promise<Record<string, object[]>> {
  const [accounts, identities, sessions, tasks, messages] = await Promise.all([
    database
      .selectFrom('accounts')
      .select(['id', 'email', 'name', 'locale', 'created_at', 'trial_ends_at'])
      .where('id', '=', id)
      .execute(),
    database
      .selectFrom('identities')
      .select(['issuer', 'subject', 'created_at'])
      .where('account', '=', id)
      .execute(),
    database
      .selectFrom('sessions')
      .select(['browser', 'created_at', 'seen_at', 'expires_at'])
      .where('account', '=', id)
      .execute(),
    database.selectFrom('tasks').selectAll().where('account', '=', id).orderBy('finished_at').execute(),
    database
      .selectFrom('messages')
      .select(['id', 'name', 'email', 'subject', 'text', 'about', 'created_at'])
      // The same condition as for erasure: messages with the address of the account are the person's, too.
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('account', '=', id),
          eb(sql`lower(email)`, '=', selectFrom('accounts').select('email_key').where('id', '=', id)),
        ]),
      )
      .orderBy('created_at')
      .execute(),
  ]);

  const named = tasks.map(async ({ sealed_name, name_key, ...task }) => ({
    ...task,
    name: await nameOf({ ...task, sealed_name, name_key }, seal),
  }));

  return { account: accounts, identities, sessions, tasks: await Promise.all(named), messages };
}

async function openAccount(
  transaction: Transaction<DatabaseSchema>,
  account: Account,
  trialPseudonym: string,
): Promise<{ account: Account; isNew: boolean }> {
  const { id, email, name, locale, createdAt, trialEndsAt } = account;
  const added = await transaction
    .insertInto('accounts')
    .values({
      id,
      email,
      email_key: emailKey(email),
      name,
      locale,
      created_at: createdAt,
      trial_ends_at: trialEndsAt,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();

  if (added === undefined) {
    const known = await findByEmail(transaction, email);

    if (known === null) {
      throw new Error('the account was erased while it was being opened');
    }

    return { account: known, isNew: false };
  }

  const trial = await transaction
    .insertInto('used_trials')
    .values({ pseudonym: trialPseudonym, kind: 'sign-in', used_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('pseudonym')
    .executeTakeFirst();

  if (trial !== undefined) {
    return { account, isNew: true };
  }

  await transaction.updateTable('accounts').set({ trial_ends_at: null }).where('id', '=', id).execute();

  return { account: { ...account, trialEndsAt: null }, isNew: true };
}

async function findByEmail(database: Kysely<DatabaseSchema>, email: string): Promise<Account | null> {
  const row = await database
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();

  return row === undefined ? null : accountOf(row);
}

export function accountOf(row: Selectable<AccountRow>): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    locale: row.locale,
    createdAt: row.created_at,
    trialEndsAt: row.trial_ends_at,
  };
}
