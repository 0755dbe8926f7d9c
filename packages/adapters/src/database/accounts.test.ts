import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '@octavo/domain/account/account';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeEmail } from '@octavo/testkit/ports/made';
import { memorySeal } from '@octavo/testkit/ports/memory-seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { randomIds } from '../system/system.ts';
import { accountStore } from './accounts.ts';

describe('an account and its emails', () => {
  const now = new Date('2026-01-01T10:00:00Z');
  const noEmails = async () => {
    throw new Error('killed before the email');
  };
  let platform: Platform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const server = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'octavo-accounts-'));
    const config = { dataFolder: folder, databaseUrl: server.url, serverKey: undefined };
    platform = await openPlatform(config, (error) => {
      throw error;
    });
    close = async () => {
      await platform.close();
      await server.remove();
      await rm(folder, { recursive: true });
    };
  });

  afterAll(() => close());

  function newAccount(): Account {
    const id = randomIds.token();
    const person = { id, email: `${id}@example.org`, name: null, locale: 'en' };

    return { ...person, createdAt: now, trialEndsAt: now };
  }

  const emailsTo = async ({ email }: Account) =>
    (await platform.emails.latest(100)).filter(({ recipient }) => recipient === email).length;

  it('are written in one transaction', async () => {
    const account = newAccount();
    const welcome = ({ email }: Account) => makeEmail({ recipient: email });
    const two = await Promise.all([
      platform.accounts.open(account, account.id, welcome),
      platform.accounts.open({ ...account, id: randomIds.token() }, account.id, welcome),
    ]);

    expect(two.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(await emailsTo(account)).toBe(1);
  });

  it('are both rolled back when one fails, and the trial stays unused', async () => {
    const account = newAccount();
    const store = accountStore(platform.database, noEmails, memorySeal());
    await expect(store.open(account, account.id, () => makeEmail())).rejects.toThrow('killed');

    expect(await platform.accounts.findByEmail(account.email)).toBeNull();
    const again = await platform.accounts.open(account, account.id, () => makeEmail());
    expect(again.account.trialEndsAt).toEqual(now);
  });

  it('are deleted together: without the farewell email nothing is erased, and it is sent once', async () => {
    const account = newAccount();
    await platform.accounts.open(account, account.id, () => makeEmail());
    const store = accountStore(platform.database, noEmails, memorySeal());
    await expect(store.erase(account.id, makeEmail(), now)).rejects.toThrow('killed');
    expect(await platform.accounts.find(account.id)).not.toBeNull();

    const farewell = makeEmail({ recipient: account.email });
    await Promise.all([
      platform.accounts.erase(account.id, farewell, now),
      platform.accounts.erase(account.id, farewell, now),
    ]);
    expect(await platform.accounts.find(account.id)).toBeNull();
    expect(await emailsTo(account)).toBe(1);
  });
});
