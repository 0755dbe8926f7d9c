import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smtpMailer } from '@octavo/adapters/mail/smtp-mailer';
import { openPlatform, type Platform } from '@octavo/adapters/platform';
import type { NewLetter } from '@octavo/domain/mail/letters';
import { SmtpSink } from '@octavo/testkit/mail/smtp-sink';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SendPorts, sendLetters, startSending } from './send-letters.ts';
import { sweep } from './sweep.ts';

describe('the sender', () => {
  let platform: Platform;
  let folder: string;
  let sink: SmtpSink;
  const cleanUp: (() => Promise<void>)[] = [];
  const log = pino({ level: 'silent' });
  const start = new Date('2026-01-01T10:00:00Z');
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

  beforeAll(async () => {
    const server = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'octavo-letters-'));
    const config = { dataFolder: folder, databaseUrl: server.url, serverKey: undefined };
    platform = await openPlatform(config, (error) => {
      throw error;
    });
    sink = await SmtpSink.open();
    cleanUp.push(
      () => sink.close(),
      platform.close,
      server.remove,
      () => rm(folder, { recursive: true }),
    );
  });

  afterAll(async () => {
    for (const step of cleanUp) {
      await step();
    }
  });

  beforeEach(() => {
    sink.mood = 'takes';
    sink.letters.length = 0;
  });

  /** The sender as it goes at that moment. */
  const at = (now: Date): SendPorts => ({
    clock: { now: () => now },
    letters: platform.letters,
    mailer: smtpMailer({ smtpUrl: sink.url, from: 'octavo@example.net' }),
    log,
  });
  const write = (changes: Partial<NewLetter> = {}) =>
    platform.letters.add(
      {
        recipient: 'ada@example.org',
        message: { subject: 'Link', text: 'secret-link', html: '<p>secret-link</p>' },
        occasion: null,
        usefulUntil: null,
        ...changes,
      },
      start,
    );
  const keys = () => readdir(join(folder, 'keys'));

  it('sends each letter once, however many send, and destroys what it said', async () => {
    await Promise.all([0, 1, 2, 3].map(() => write()));
    expect(await keys()).toHaveLength(4);
    await Promise.all([sendLetters(at(start)), sendLetters(at(start)), sendLetters(at(start))]);

    expect(sink.letters).toHaveLength(4);
    expect(await keys()).toEqual([]);
    await sendLetters(at(after(86_400)));
    expect(sink.letters).toHaveLength(4);
  });

  it('tries again after a while, longer each time, what a server does not take for now', async () => {
    await write();
    sink.mood = 'busy';
    await sendLetters(at(start));
    sink.mood = 'takes';
    await sendLetters(at(after(29)));
    expect(sink.letters).toEqual([]);

    sink.mood = 'hangs-up';
    await sendLetters(at(after(30)));
    sink.mood = 'takes';
    await sendLetters(at(after(149)));
    expect(sink.letters).toEqual([]);
    await sendLetters(at(after(150)));
    expect(sink.letters).toHaveLength(1);
  });

  it('gives up what nobody takes, and what comes too late', async () => {
    await write();
    await write({ usefulUntil: after(900) });
    sink.mood = 'refuses';
    await sendLetters({ ...at(start), letters: { ...platform.letters, takeDue: once() } });
    sink.mood = 'takes';
    await sendLetters(at(after(900)));

    expect(sink.letters).toEqual([]);
    expect(await platform.letters.latest(10)).toEqual([]);
    expect(await keys()).toEqual([]);
  });

  it('sends again what a killed worker left without a word', async () => {
    await write();
    await platform.letters.takeDue(start, after(300));
    await sendLetters(at(after(299)));
    expect(sink.letters).toEqual([]);
    await sendLetters(at(after(300)));
    expect(sink.letters).toHaveLength(1);
  });

  it('writes one letter for an occasion', async () => {
    expect(await write({ occasion: 'receipt 1' })).toBe(true);
    expect(await write({ occasion: 'receipt 1' })).toBe(false);
    await sendLetters(at(start));
    expect(await write({ occasion: 'receipt 1' })).toBe(false);
    expect(sink.letters).toHaveLength(1);
    expect(await keys()).toEqual([]);
  });

  it('keeps what a waiting letter says from the sweep', async () => {
    await write();
    const later = new Date(Date.now() + 5 * 3_600_000);
    await sweep({ ...platform, clock: { now: () => later }, log, clearScratch: async () => 0 });
    expect(await keys()).toHaveLength(1);
    await sendLetters(at(start));
    expect(sink.letters).toHaveLength(1);
  });

  it('goes on looking until it is stopped', async () => {
    const sending = startSending(at(start));
    await write();
    await expect.poll(() => sink.letters.length, { timeout: 10_000 }).toBe(1);
    await sending.stop();
  });

  /** Hands out one letter, the first. */
  function once() {
    let isOver = false;

    return async (now: Date, until: Date) => {
      const letter = isOver ? null : await platform.letters.takeDue(now, until);
      isOver = true;

      return letter;
    };
  }
});
