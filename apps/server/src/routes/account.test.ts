import { randomIds } from '@octavo/adapters/system/system';
import { Failure } from '@octavo/contract/failures';
import { claim } from '@octavo/domain/job';
import { openZipBytes } from '@octavo/engine-node/archive/zip';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeFile, makeJob } from '@octavo/testkit/ports/made';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, pdf, TestServer } from '../../test/server.ts';

let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());

async function newPerson(more: object = {}) {
  people += 1;
  const email = `person${people}@example.org`;
  const browser = new TestBrowser(server, `198.51.100.${people}`);
  await browser.signUp(email, more);

  return { email, browser };
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

/** Uploads a file as the user, and adds a result. */
async function makeFiles(browser: TestBrowser) {
  const form = new FormData();
  form.set('file', new File([pdf], 'report.pdf'));
  const upload = await json(await browser.fetch('/files', { method: 'POST', body: form }));
  const job = makeJob();
  await server.ports.jobs.add(job, { sealed: null });
  const stored = await server.ports.vault.store(bytesOf('result'));
  const account = (await server.ports.files.find(upload.token))?.owner.account ?? null;
  const result = await server.ports.files.add(
    makeFile({
      ...stored,
      name: 'report.docx',
      owner: { account, device: null },
      expiresAt: new Date(Date.now() + 60_000),
      origin: { job: job.id, place: 0, input: 0, pages: 1, notes: [], preview: null },
    }),
  );

  return { upload: upload.token as string, result: result.token };
}

describe('an account', () => {
  it('is shown to its owner, who can change its name and language', async () => {
    const { browser, email } = await newPerson({ name: 'Ada' });
    expect(await browser.read('/account')).toMatchObject({
      email,
      name: 'Ada',
      locale: 'en',
      accountStatus: 'trial',
    });
    expect(
      await json(await browser.send('PATCH', '/account', { name: ' Lovelace ', locale: 'fr' })),
    ).toMatchObject({
      name: 'Lovelace',
      locale: 'fr',
    });
    expect(await json(await browser.send('PATCH', '/account', { name: 'x' }))).toMatchObject({
      code: 'name-length',
    });
    expect(await browser.read('/account')).toMatchObject({ name: 'Lovelace' });
  });

  it.each([
    ['moves the cursor in a terminal', 'Ada\u001b[2J\u0000', 'Ada[2J'],
    ['reverses the direction of text', 'Ada\u202eBy', 'AdaBy'],
    ['adds a line to an email', 'Ada\r\nBcc: you', 'Ada Bcc: you'],
  ])('removes from a name what %s', async (_what, typed, name) => {
    const { browser } = await newPerson();

    expect(await json(await browser.send('PATCH', '/account', { name: typed }))).toMatchObject({ name });
  });

  it('refuses a name of invisible characters', async () => {
    const { browser } = await newPerson();

    expect(await json(await browser.send('PATCH', '/account', { name: '\u200b\u200b' }))).toMatchObject({
      code: 'name-length',
    });
  });

  it.each([
    ['GET', '/account'],
    ['PATCH', '/account'],
    ['DELETE', '/account'],
    ['GET', '/account/export'],
    ['GET', '/account/sessions'],
    ['DELETE', '/account/sessions'],
  ])('is refused to anyone else: %s %s', async (method, path) => {
    const body = { PATCH: {}, DELETE: { email: 'person1@example.org' } }[method];
    const visitor = new TestBrowser(server);
    visitor.cookies.set('user-token', 'guessed');
    const answer = await visitor.send(method, path, body);

    expect(await json(answer)).toMatchObject({ code: 'login-invalid', status: 401 });
    expect(visitor.cookies.has('user-token')).toBe(false);
  });

  it('lists its browsers by name, and logs out of all of them at once', async () => {
    const { browser, email } = await newPerson();
    const phone = new TestBrowser(server, '203.0.113.200');
    const token = await phone.askLink(email, 'log-in');
    await phone.fetch('/session/link/use', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      },
      body: JSON.stringify({ token }),
    });
    const { sessions } = await phone.read('/account/sessions');
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject({
      browser: 'Safari, iOS',
    });

    expect((await browser.send('DELETE', '/account/sessions')).status).toBe(204);
    expect((await browser.read('/session')).person).toBeNull();
    expect((await phone.read('/session')).person).toBeNull();
  });
});

describe('exporting an account', () => {
  it('includes records and uploads, and results only with the right to download', async () => {
    const { browser, email } = await newPerson({ name: 'Ada' });
    await makeFiles(browser);
    const answer = await browser.fetch('/account/export');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const zip = await openZipBytes(Buffer.from(await answer.arrayBuffer()));
    const text = async (name: string) => Buffer.from(await zip.read(name)).toString();
    const files: { name: string }[] = JSON.parse(await text('files.json'));

    expect(zip.names.toSorted()).toEqual([
      'account.json',
      'documents.json',
      'files.json',
      'files/report.pdf',
      'identities.json',
      'messages.json',
      'orders.json',
      'payments.json',
      'refunds.json',
      'sessions.json',
      'subscriptions.json',
      'tasks.json',
    ]);
    expect(JSON.parse(await text('account.json'))).toMatchObject([{ email, name: 'Ada' }]);
    expect(files.map(({ name }) => name).toSorted()).toEqual(['report.docx', 'report.pdf']);
    expect(Buffer.from(await zip.read('files/report.pdf')).equals(pdf)).toBe(true);
    expect(await text('sessions.json')).not.toContain('token');
    expect(await text('sessions.json')).not.toContain('device');
    zip.close();
  });
});

describe('erasing an account', () => {
  it('destroys its files at once, ends its sessions, and allows a new account without a second trial', async () => {
    const { browser, email } = await newPerson();
    const { upload, result } = await makeFiles(browser);
    const blobs = await Promise.all([upload, result].map((token) => server.ports.files.find(token)));
    const wrong = await browser.send('DELETE', '/account', { email: 'other@example.org' });
    expect(await json(wrong)).toMatchObject({ code: 'illegal-input' });
    expect((await browser.send('DELETE', '/account', { email: ` ${email.toUpperCase()}` })).status).toBe(204);
    expect(browser.cookies.has('user-token')).toBe(false);

    for (const file of blobs) {
      await expect(readAll(file?.blob ?? '', file?.sizeBytes ?? 0)).rejects.toThrow('file-expired');
    }

    expect(await server.ports.accounts.findByEmail(email)).toBeNull();
    const emails = (await server.ports.emails.latest(100)).filter(({ recipient }) => recipient === email);
    expect(emails.map(({ message }) => message.subject)).toEqual(['Your Octavo account has been deleted']);

    await browser.signUp(email);
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'trial-over', trialEndsAt: null });
    expect(await browser.read('/account')).toMatchObject({ name: null });

    const alias = new TestBrowser(server);
    await alias.signUp(email.replace('@', '+again@'));
    expect(await alias.read('/session')).toMatchObject({ accountStatus: 'trial-over', trialEndsAt: null });
  });

  it('ends queued and running jobs, and deletes their file names', async () => {
    const { browser, email } = await newPerson();
    const { upload } = await makeFiles(browser);
    const id = randomIds.token();
    const request = { id, tool: 'rotate-pdf', files: [{ token: upload }], options: { angle: 90 } };
    expect((await browser.send('POST', '/jobs', request)).status).toBe(202);
    await server.ports.jobs.change(id, (job) => claim(job, new Date()));
    expect(await server.ports.jobs.find(id)).toMatchObject({
      state: 'running',
      inputs: [{ name: 'report.pdf' }],
    });

    expect((await browser.send('DELETE', '/account', { email })).status).toBe(204);
    expect(await server.ports.jobs.find(id)).toMatchObject({
      state: 'failed',
      owner: { account: null, device: null },
      inputs: [{ name: '' }],
    });
  });

  it('erases nothing when the plan could not be ended', async () => {
    const { browser, email } = await newPerson();
    const { endSubscriptions } = server.ports.accountPlans;
    const unavailable = async () => {
      throw new Failure('payment-unavailable');
    };
    Object.assign(server.ports.accountPlans, { endSubscriptions: unavailable });
    const answer = await browser.send('DELETE', '/account', { email });
    Object.assign(server.ports.accountPlans, { endSubscriptions });

    expect(await json(answer)).toMatchObject({ code: 'payment-unavailable' });
    expect((await browser.read('/session')).person).toMatchObject({ email });
  });
});

async function readAll(blob: string, sizeBytes: number): Promise<void> {
  for await (const _ of server.ports.vault.open({ blob, sizeBytes })) {
    // Reading to the end is enough.
  }
}
