import { randomIds } from '@octavo/adapters/system/system';
import { messageDays } from '@octavo/contract/limits';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';
import { runAdmin } from '../admin/run-admin.ts';

const operator = {
  name: 'Octavo Test',
  address: ['1 Main Street', 'Dublin'],
  email: 'operator@example.org',
  host: null,
};
let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription', operator });
});
afterAll(() => server.close());
afterEach(() => {
  server.time.ahead = 0;
});

/** Browser with an address of its own. */
function newBrowser(): TestBrowser {
  people += 1;

  return new TestBrowser(server, `203.0.113.${people}`);
}

const messageOf = (changes: object = {}) => ({
  id: randomIds.token(),
  name: 'Grace',
  email: 'grace@example.org',
  subject: 'A question',
  text: 'How long is an hour?\r\n\r\nGrace\u001b[2J',
  ...changes,
});

async function emailsToOperator() {
  const emails = await server.ports.emails.latest(500);

  return emails.filter(({ recipient }) => recipient === operator.email);
}

const adminPorts = () => ({ ...server.ports, origin: 'https://octavo.example' });

describe('a message to the operator', () => {
  it('is stored and mailed, and a reply goes to its sender', async () => {
    const answer = await newBrowser().send('POST', '/messages?lang=fr', messageOf({ about: 'order 7' }));
    expect(answer.status).toBe(202);
    const { number } = await json(answer);
    expect(await server.ports.messages.find(number)).toMatchObject({
      account: null,
      text: 'How long is an hour?\n\nGrace[2J',
      about: 'order 7',
      locale: 'fr',
    });

    const [email] = await emailsToOperator();
    expect(email?.message).toMatchObject({
      subject: `[Octavo ${number}] A question`,
      replyTo: 'grace@example.org',
    });
    expect(email?.message.text).toContain('Au sujet de\u00a0: order 7');
    expect(email?.message.html).toContain('<p style');
  });

  it('is stored once, however often it is sent', async () => {
    const browser = newBrowser();
    const message = messageOf({ subject: 'Sent twice' });
    const numbers = [
      await json(await browser.send('POST', '/messages', message)),
      await json(await browser.send('POST', '/messages', message)),
    ];
    const emails = await emailsToOperator();

    expect(numbers[0]).toEqual(numbers[1]);
    expect(emails.filter(({ message: { subject } }) => subject.endsWith('Sent twice'))).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['a name of one letter', { name: 'G' }, 'name-length'],
    ['a long name', { name: 'G'.repeat(21) }, 'name-length'],
    ['an invalid address', { email: 'grace' }, 'email-invalid'],
    ['a second line in the address', { email: 'grace@example.org\nbcc: all@example.org' }, 'email-invalid'],
    ['no subject', { subject: ' ' }, 'subject-length'],
    ['a short text', { text: 'short' }, 'message-length'],
    ['a long text', { text: 'x'.repeat(5001) }, 'message-length'],
    ['a long number', { about: 'x'.repeat(101) }, 'illegal-input'],
    ['an id that can be guessed', { id: 'mine' }, 'illegal-input'],
  ])('is refused with %s', async (_what, changes, code) => {
    const answer = await newBrowser().send('POST', '/messages', messageOf(changes));

    expect(await json(answer)).toMatchObject({ code });
  });

  it('keeps line breaks out of email headers', async () => {
    const changes = { name: 'Grace\r\nBcc: x', subject: 'A\r\nBcc: all@example.org' };
    const { number } = await json(await newBrowser().send('POST', '/messages', messageOf(changes)));

    expect(await server.ports.messages.find(number)).toMatchObject({
      name: 'Grace Bcc: x',
      subject: 'A Bcc: all@example.org',
    });
  });

  it('is accepted five times an hour from one address; invalid and repeated ones do not count', async () => {
    const browser = newBrowser();
    const send = async (changes = {}) => (await browser.send('POST', '/messages', messageOf(changes))).status;
    const id = randomIds.token();
    expect(await send({ email: 'x' })).toBe(422);
    const statuses = [
      await send({ id }),
      await send(),
      await send(),
      await send(),
      await send(),
      await send(),
    ];
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await send({ id })).toBe(202);

    server.time.ahead = 3600 * 1000;
    expect(await send()).toBe(202);
  });

  it('cannot be sent by another site', async () => {
    const answer = await newBrowser().fetch('/messages', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      body: JSON.stringify(messageOf()),
    });

    expect(await json(answer)).toMatchObject({ code: 'origin-refused' });
  });

  it('is linked to the account of the sender, and exported and erased with it', async () => {
    const browser = newBrowser();
    const email = 'writer@example.org';
    await browser.signUp(email);
    const { number } = await json(await browser.send('POST', '/messages', messageOf({ email })));
    expect(await runAdmin(adminPorts(), ['message', number])).toContain(`account   ${email}`);

    expect((await browser.send('DELETE', '/account', { email })).status).toBe(204);
    expect(await server.ports.messages.find(number)).toBeNull();
  });

  it('is listed for the operator with one line a message', async () => {
    const text = 'One line\nand a second \u001b[2J one';
    const { number } = await json(await newBrowser().send('POST', '/messages', messageOf({ text })));
    const lines = (await runAdmin(adminPorts(), ['messages', '100'])).split('\n');
    const line = new RegExp(`^${number}  20.{17}  Grace <grace@example.org>  A question$`);

    expect(lines.filter((each) => line.test(each))).toHaveLength(1);
    expect(await runAdmin(adminPorts(), ['message', number.toLowerCase()])).toContain(
      'the address is not verified\nlanguage  en\n\nOne line\nand a second [2J one',
    );
    await expect(runAdmin(adminPorts(), ['message', 'none'])).rejects.toMatchObject({ code: 'not-found' });
  });

  it('states the date of its deletion', async () => {
    server.time.stopped = new Date('2026-11-22T09:00:00Z');
    await newBrowser().send('POST', '/messages', messageOf({ subject: 'Until when' }));
    server.time.stopped = null;
    const emails = await emailsToOperator();
    const email = emails.find(({ message: { subject } }) => subject.endsWith('Until when'));

    expect(messageDays).toBe(365);
    expect(email?.message.text).toContain('until 22 November 2027');
  });

  it('is accepted sixty times an hour from all addresses together', async () => {
    server.time.ahead = 100 * 24 * 3600 * 1000;
    const statuses: number[] = [];

    for (let writer = 0; writer < 61; writer += 1) {
      statuses.push((await newBrowser().send('POST', '/messages', messageOf())).status);
    }

    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 202), 429]);
  });
});

describe('the site', () => {
  it('names its operator', async () => {
    expect(await newBrowser().read('/site')).toEqual({
      operator,
      addressTasksPerDay: 60,
      analytics: null,
      modelHost: null,
      isForOperator: true,
      mailsMessages: true,
      showsMailTo: 'everybody',
      access: 'subscription',
      taskBytes: server.ports.config.limits.taskBytes,
      google: false,
      payments: ['sandbox'],
    });
  });
});

describe('a site without a named operator', () => {
  it('stores messages but mails none, and shows no operator', async () => {
    const unnamed = await TestServer.open(await createTestDatabase());

    try {
      const browser = new TestBrowser(unnamed);
      expect(await browser.read('/site')).toMatchObject({ operator: null, mailsMessages: false });
      const { number } = await json(await browser.send('POST', '/messages', messageOf()));
      expect(await unnamed.ports.messages.find(number)).toMatchObject({ subject: 'A question' });
      expect(await unnamed.ports.emails.latest(10)).toEqual([]);
    } finally {
      await unnamed.close();
    }
  });
});
