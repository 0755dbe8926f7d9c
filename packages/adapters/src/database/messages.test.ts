import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContactMessage, numberOf } from '@octavo/domain/contact/messages';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeEmail } from '@octavo/testkit/ports/made';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { randomIds } from '../system/system.ts';

const account = {
  id: randomIds.token(),
  email: 'Ada@example.org',
  name: null,
  locale: 'en',
  createdAt: new Date('2026-01-01'),
  trialEndsAt: null,
};

function makeMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: randomIds.token(),
    account: null,
    name: 'Grace',
    email: 'grace@example.org',
    subject: 'A question',
    text: 'How long\nis an hour?',
    about: '',
    locale: 'en',
    createdAt: new Date('2026-01-02'),
    ...changes,
  };
}

const emailOf = ({ id }: ContactMessage) =>
  makeEmail({
    message: { subject: 'A question', text: 'text', html: 'html', replyTo: 'grace@example.org' },
    occasion: `message:${id}`,
  });

describe('messages to the operator', () => {
  let platform: Platform;
  const cleanUp: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const server = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'octavo-messages-'));
    platform = await openPlatform(
      { dataFolder: folder, databaseUrl: server.url, serverKey: undefined },
      (error) => {
        throw error;
      },
    );
    cleanUp.push(platform.close, server.remove, () => rm(folder, { recursive: true }));
    await platform.accounts.open(account, 'ada', () => makeEmail({ recipient: account.email }));
  });

  afterAll(async () => {
    for (const step of cleanUp) {
      await step();
    }
  });

  it('are stored with their email once, however often they are sent', async () => {
    const message = makeMessage();
    await platform.messages.add(message, emailOf(message));
    await platform.messages.add({ ...message, text: 'something else' }, emailOf(message));
    const emails = await platform.emails.latest(10);

    expect(await platform.messages.find(numberOf(message))).toEqual(message);
    const own = emails.filter(({ occasion }) => occasion === `message:${message.id}`);

    expect(own.map((email) => email.message.replyTo)).toEqual(['grace@example.org']);
  });

  it('are not stored without their email', async () => {
    const message = makeMessage();
    const broken = { ...emailOf(message), recipient: 'no\0body' };

    await expect(platform.messages.add(message, broken)).rejects.toThrow();
    expect(await platform.messages.find(numberOf(message))).toBeNull();
  });

  it('are found by their number only, in any spelling', async () => {
    const message = makeMessage();
    await platform.messages.add(message, null);

    expect(await platform.messages.find(numberOf(message).toLowerCase())).toEqual(message);

    for (const number of ['', '%', message.id.slice(0, 7), message.id]) {
      expect(await platform.messages.find(number), number).toBeNull();
    }
  });

  it('are exported and erased with an account, also those sent from its address only', async () => {
    const own = makeMessage({ account: account.id, email: 'other@example.org' });
    const before = makeMessage({ email: 'ADA@example.org', createdAt: new Date('2026-01-01') });
    const foreign = makeMessage();

    for (const message of [own, before, foreign]) {
      await platform.messages.add(message, null);
    }

    const { messages } = await platform.accounts.records(account.id);
    expect(messages).toMatchObject([{ id: before.id }, { id: own.id }]);

    await platform.accounts.erase(account.id, makeEmail(), new Date());
    expect(await platform.messages.find(numberOf(own))).toBeNull();
    expect(await platform.messages.find(numberOf(before))).toBeNull();
    expect(await platform.messages.find(numberOf(foreign))).toEqual(foreign);
  });

  it('are deleted at the end of their retention', async () => {
    const createdAt = new Date('2020-01-01T00:00:00Z');
    const old = makeMessage({ createdAt });
    await platform.messages.add(old, null);

    expect(await platform.messages.forget(createdAt)).toBe(0);
    expect(await platform.messages.forget(new Date(createdAt.getTime() + 1))).toBe(1);
    expect(await platform.messages.find(numberOf(old))).toBeNull();
  });
});
