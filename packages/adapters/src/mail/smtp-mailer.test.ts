import { SmtpSink } from '@octavo/testkit/mail/smtp-sink';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

let sink: SmtpSink;

beforeAll(async () => {
  sink = await SmtpSink.open();
});
afterAll(() => sink.close());
beforeEach(() => {
  sink.behaviour = 'takes';
  sink.emails.length = 0;
});

const email = {
  id: 'a1',
  recipient: 'ada@example.org',
  message: { subject: 'Bienvenue à Octavo', text: '.\nBonjour é\n', html: '<p>Bonjour é</p>\n' },
};
const mailer = () => smtpMailer({ smtpUrl: sink.url, from: 'Octavo <octavo@example.net>' });

it('sends an email as plain text and HTML to one recipient', async () => {
  expect(await mailer().send(email)).toBe('sent');
  const [sent] = sink.emails;

  expect(sent).toMatchObject({ from: 'octavo@example.net', to: ['ada@example.org'] });
  expect(sent?.source).toContain('Message-ID: <a1@example.net>');
  expect(sent?.source).toContain('Auto-Submitted: auto-generated');
  expect(sent?.source).toMatch(/Subject: =\?UTF-8\?/);
  expect(sent?.source).toMatch(/text\/plain[^]*text\/html/);
});

it('distinguishes permanent from temporary rejection', async () => {
  sink.behaviour = 'refuses';
  expect(await mailer().send(email)).toBe('refused');

  for (const behaviour of ['busy', 'hangs-up'] as const) {
    sink.behaviour = behaviour;
    await expect(mailer().send(email)).rejects.toThrow('did not accept an email');
  }
});

it('never sends over an unencrypted network unless the operator allows it', async () => {
  // Another address of this machine that the mailer does not recognise as local.
  const elsewhere = sink.url.replace('127.0.0.1', '0.0.0.0');
  const to = (smtpUrl: string) => smtpMailer({ smtpUrl, from: 'octavo@example.net' }).send(email);

  await expect(to(elsewhere)).rejects.toThrow('did not accept an email');
  expect(sink.emails).toEqual([]);
  expect(await to(`${elsewhere}?ignoreTLS=true`)).toBe('sent');
});

it('does not name the recipient in an error', async () => {
  const nobody = smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'octavo@example.net' });
  const error: unknown = await nobody.send(email).catch((cause: unknown) => cause);

  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('ada@');
});
