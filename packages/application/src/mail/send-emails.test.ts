import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smtpMailer } from '@octavo/adapters/mail/smtp-mailer';
import { openPlatform, type Platform } from '@octavo/adapters/platform/platform';
import type { NewEmail } from '@octavo/domain/mail/outbox';
import { SmtpSink } from '@octavo/testkit/mail/smtp-sink';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { sweep } from '../sweep/sweep.ts';
import { type SendPorts, sendEmails } from './send-emails.ts';

describe('the email sender', () => {
  let platform: Platform;
  let folder: string;
  let sink: SmtpSink;
  const cleanUp: (() => Promise<void>)[] = [];
  const log = silentLog;
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
    sink.behaviour = 'takes';
    sink.emails.length = 0;
  });

  /** Ports of the sender at this moment. */
  const at = (now: Date): SendPorts => ({
    clock: { now: () => now },
    emails: platform.emails,
    mailer: smtpMailer({ smtpUrl: sink.url, from: 'octavo@example.net' }),
    log,
  });
  const write = (changes: Partial<NewEmail> = {}) =>
    platform.emails.add(
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

  it('sends each email once with any number of senders, and destroys its contents', async () => {
    await Promise.all([0, 1, 2, 3].map(() => write()));
    expect(await keys()).toHaveLength(4);
    await Promise.all([sendEmails(at(start)), sendEmails(at(start)), sendEmails(at(start))]);

    expect(sink.emails).toHaveLength(4);
    expect(await keys()).toEqual([]);
    await sendEmails(at(after(86_400)));
    expect(sink.emails).toHaveLength(4);
  });

  it('retries temporary failures after growing delays', async () => {
    await write();
    sink.behaviour = 'busy';
    await sendEmails(at(start));
    sink.behaviour = 'takes';
    await sendEmails(at(after(29)));
    expect(sink.emails).toEqual([]);

    sink.behaviour = 'hangs-up';
    await sendEmails(at(after(30)));
    sink.behaviour = 'takes';
    await sendEmails(at(after(149)));
    expect(sink.emails).toEqual([]);
    await sendEmails(at(after(150)));
    expect(sink.emails).toHaveLength(1);
  });

  it('gives up on rejected and outdated emails', async () => {
    await write();
    await write({ usefulUntil: after(900) });
    sink.behaviour = 'refuses';
    await sendEmails({ ...at(start), emails: { ...platform.emails, takeDue: once() } });
    sink.behaviour = 'takes';
    await sendEmails(at(after(900)));

    expect(sink.emails).toEqual([]);
    expect(await platform.emails.latest(10)).toEqual([]);
    expect(await keys()).toEqual([]);
  });

  it('sends again what a killed worker left unconfirmed', async () => {
    await write();
    await platform.emails.takeDue(start, after(300));
    await sendEmails(at(after(299)));
    expect(sink.emails).toEqual([]);
    await sendEmails(at(after(300)));
    expect(sink.emails).toHaveLength(1);
  });

  it('sends one email per event', async () => {
    expect(await write({ occasion: 'receipt 1' })).toBe(true);
    expect(await write({ occasion: 'receipt 1' })).toBe(false);
    await sendEmails(at(start));
    expect(await write({ occasion: 'receipt 1' })).toBe(false);
    expect(sink.emails).toHaveLength(1);
    expect(await keys()).toEqual([]);
  });

  it('keeps the contents of a waiting email through the sweep', async () => {
    await write();
    const later = new Date(Date.now() + 5 * 3_600_000);
    await sweep({ ...platform, clock: { now: () => later }, log, clearScratch: async () => 0 });
    expect(await keys()).toHaveLength(1);
    await sendEmails(at(start));
    expect(sink.emails).toHaveLength(1);
  });

  /** Makes an outbox that hands out one email, the first. */
  function once() {
    let isOver = false;

    return async (now: Date, until: Date) => {
      const email = isOver ? null : await platform.emails.takeDue(now, until);
      isOver = true;

      return email;
    };
  }
});
