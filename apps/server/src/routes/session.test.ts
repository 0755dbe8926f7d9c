import { linkSeconds, sessionSeconds, trialDays } from '@octavo/contract/limits';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeFile } from '@octavo/testkit/ports/made';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { AppEnvironment } from '../http/environment.ts';

let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());
afterEach(() => {
  server.time.ahead = 0;
  server.time.stopped = null;
});

/** User with an address of their own, so that limits are counted per test. */
function newPerson() {
  people += 1;

  return {
    email: `Person${people}@example.org`,
    browser: new TestBrowser(server, `198.51.100.${people}`),
    other: new TestBrowser(server, `203.0.113.${people}`),
  };
}

const days = (count: number) => count * 24 * 3_600_000;

/** Adds a file uploaded by a visitor and returns its token. */
async function addVisitorFile(visitor: TestBrowser, name: string): Promise<string> {
  await visitor.read('/session');
  const owner = { account: null, device: visitor.cookies.get('uuid') ?? null };
  const bytes = (async function* () {
    yield Buffer.from('%PDF-1.7');
  })();
  const stored = await server.ports.vault.store(bytes);
  const file = makeFile({ ...stored, name, owner, expiresAt: new Date(Date.now() + days(1)) });
  await server.ports.files.add(file);

  return file.token;
}

async function filesOf(email: string): Promise<string[]> {
  const account = await server.ports.accounts.findByEmail(email);
  const files = await server.ports.accountData.filesOf(account?.id ?? '', new Date());

  return files.map(({ name }) => name);
}

describe('a link by email', () => {
  it('signs a new user up, with a trial, and redirects to the requested page', async () => {
    const { browser, email } = newPerson();
    expect(await browser.read('/session')).toMatchObject({
      accountStatus: 'visitor',
      person: null,
      mailbox: '/mailbox',
    });

    const token = await browser.askLink(email, 'sign-up', { name: 'Ada', next: '/fr/merge-pdf?a=1' });
    const answer = await json(await browser.useLink(token));

    expect(answer).toEqual({ next: '/fr/merge-pdf?a=1', isNew: true });
    const session = await browser.read('/session');
    expect(session).toMatchObject({
      accountStatus: 'trial',
      person: { email, name: 'Ada' },
      hasPro: false,
      hasAssistantPlan: false,
      mayDownload: false,
      freeTasks: null,
    });
    const endsIn = Date.parse(session.trialEndsAt) - Date.now();
    expect(Math.abs(endsIn - days(trialDays))).toBeLessThan(60_000);

    server.time.ahead = days(trialDays) + 1000;
    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'trial-over', trialEndsAt: null });
  });

  it('works once, in another browser than the one that requested it too', async () => {
    const { browser, other, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');

    expect((await other.useLink(token)).status).toBe(200);
    expect((await other.read('/session')).person).toMatchObject({ email });
    expect(await json(await browser.useLink(token))).toMatchObject({ code: 'link-expired', status: 410 });
    expect((await browser.read('/session')).person).toBeNull();
  });

  it('is accepted once when opened twice at the same time', async () => {
    const { browser, other, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');
    const answers = await Promise.all([browser.useLink(token), other.useLink(token)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('is expired after its use, like all other links', async () => {
    const { browser, email } = newPerson();
    const start = Date.now();
    server.time.stopped = new Date(start);
    const first = await browser.askLink(email, 'sign-up');
    server.time.stopped = new Date(start + linkSeconds * 1000);
    expect((await browser.useLink(first)).status).toBe(410);

    server.time.stopped = new Date(start + 1);
    const second = await browser.askLink(email, 'sign-up');
    server.time.stopped = new Date(start + 2);
    const third = await browser.askLink(email, 'sign-up');
    server.time.stopped = new Date(start + linkSeconds * 1000);
    expect((await browser.useLink(third)).status).toBe(200);
    expect((await browser.useLink(second)).status).toBe(410);
  });

  it('is a page of the site in the language of the client, whatever host a request names', async () => {
    const { email } = newPerson();
    const ask = (host: string) =>
      server.app.request('http://evil.example/api/v1/session/link?lang=fr', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '192.0.2.77',
          'x-forwarded-host': 'evil.example',
          host,
        },
        body: JSON.stringify({ email, purpose: 'sign-up' }),
      });

    expect((await ask('evil.example')).status).toBe(421);
    expect((await ask('octavo.example')).status).toBe(202);
    const sent = (await server.ports.emails.latest(100)).find(({ recipient }) => recipient === email);

    expect(sent?.message.text).toContain('https://octavo.example/fr/success-log-in?token=');
    expect(sent?.message.html).toContain('lang="fr"');
  });

  it('is requested for log-in or sign-up, and reports when the other one is needed', async () => {
    const { browser, other, email } = newPerson();
    const ask = async (purpose: string, typed = email, more = {}) =>
      json(await browser.send('POST', '/session/link', { email: typed, purpose, ...more }));

    expect(await ask('log-in')).toMatchObject({ code: 'account-missing' });
    expect(await ask('sign-up', 'nobody')).toMatchObject({ code: 'email-invalid' });
    expect(await ask('sign-up', email, { name: 'A' })).toMatchObject({ code: 'name-length' });
    expect(await ask('sign-up', email, { name: 'A'.repeat(21) })).toMatchObject({ code: 'name-length' });
    await other.signUp(email);
    expect(await ask('sign-up', email.toUpperCase())).toMatchObject({
      code: 'account-exists',
      detail: 'Account already exists with this email. Please login to continue.',
    });
    await browser.useLink(await browser.askLink(email.toLowerCase(), 'log-in'));
    expect((await browser.read('/session')).person).toMatchObject({ email });
  });

  it('reports when the account could not be created, and leaves nothing behind', async () => {
    const { browser, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');
    vi.spyOn(server.ports.accounts, 'open').mockRejectedValueOnce(new Error('no database'));

    expect(await json(await browser.useLink(token))).toMatchObject({
      code: 'create-failed',
      detail: expect.stringContaining('Nothing was created or charged'),
    });
    expect((await browser.read('/session')).person).toBeNull();
    await browser.signUp(email);
  });

  it('redirects to no other site', async () => {
    const { browser, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up', { next: '//evil.example/phish' });

    expect(await json(await browser.useLink(token))).toMatchObject({ next: '/' });
  });

  it('is not used up by a GET request', async () => {
    const { browser, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');
    expect((await browser.fetch(`/session/link/use?token=${token}`)).status).toBe(404);
    expect((await browser.useLink(token)).status).toBe(200);
  });
});

describe('limits', () => {
  it('send three links to one recipient per client in a quarter of an hour', async () => {
    const { browser, email } = newPerson();
    const start = Date.now();
    const ask = async (from: TestBrowser, seconds: number) => {
      server.time.stopped = new Date(start + seconds * 1000);

      return from.send('POST', '/session/link', { email, purpose: 'sign-up' });
    };

    for (const second of [0, 10, 20]) {
      expect((await ask(browser, second)).status).toBe(202);
    }

    const refused = await ask(browser, 30);
    expect(refused.headers.get('retry-after')).toBe(String(linkSeconds - 30));
    expect(await json(refused)).toMatchObject({
      code: 'too-frequent',
      detail: 'Operation is too frequent, please try again later',
    });
    expect((await ask(browser, linkSeconds - 1)).status).toBe(429);
    expect((await ask(browser, linkSeconds)).status).toBe(202);
  });

  it('do not let a stranger block a log-in, nor many strangers flood a mailbox', async () => {
    const { browser, other, email } = newPerson();
    server.time.stopped = new Date();
    const ask = async (from: TestBrowser) =>
      (await from.send('POST', '/session/link', { email, purpose: 'sign-up' })).status;
    const statuses = async (from: TestBrowser) => [await ask(from), await ask(from), await ask(from)];
    const sent = [202, 202, 202];

    expect(await statuses(other)).toEqual(sent);
    expect(await ask(other)).toBe(429);
    expect(await statuses(browser)).toEqual(sent);
    expect(await statuses(newPerson().browser)).toEqual(sent);
    expect(await statuses(newPerson().browser)).toEqual(sent);
    expect(await ask(newPerson().browser)).toBe(429);
  });

  it('allow one address ten links an hour, also for existing accounts and concurrently', async () => {
    const { browser } = newPerson();
    server.time.stopped = new Date();
    const asked = Array.from({ length: 14 }, (_, place) =>
      browser.send('POST', '/session/link', { email: `probe${place}@example.org`, purpose: 'log-in' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('prevent guessing of tokens', async () => {
    const { browser, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');
    const statuses: number[] = [];

    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push((await browser.useLink(`guess${guess}`)).status);
    }

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 410), 429]);
    expect((await browser.useLink(token)).status).toBe(429);
  });
});

describe('a session', () => {
  it('is an HttpOnly cookie for this site, valid for thirty days from its last use', async () => {
    const { browser, email } = newPerson();
    const start = Date.now();
    server.time.stopped = new Date(start);
    await browser.signUp(email);
    const flags = 'Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(browser.given.get('user-token')).toMatch(new RegExp(`^user-token=[\\w-]{43}; ${flags}$`));
    expect(browser.given.get('uuid')).toMatch(/^uuid=[0-9a-f]{32}; Max-Age=31536000; .*HttpOnly/);

    server.time.stopped = new Date(start + (sessionSeconds - 1) * 1000);
    expect((await browser.read('/session')).person).not.toBeNull();
    server.time.stopped = new Date(start + (2 * sessionSeconds - 2) * 1000);
    expect((await browser.read('/session')).person).not.toBeNull();
    server.time.stopped = new Date(start + 4 * sessionSeconds * 1000);
    expect((await browser.read('/session')).person).toBeNull();
    expect(browser.cookies.has('user-token')).toBe(false);
  });

  it('gets a new token at every sign-in, never one that was set before', async () => {
    const { browser, other, email } = newPerson();
    browser.cookies.set('user-token', 'chosen-by-somebody-else');
    await browser.signUp(email);
    const first = browser.cookies.get('user-token') ?? '';
    expect(first).not.toBe('chosen-by-somebody-else');

    await browser.useLink(await browser.askLink(email, 'log-in'));
    expect(browser.cookies.get('user-token')).not.toBe(first);
    other.cookies.set('user-token', first);
    expect((await other.read('/session')).person).toBeNull();
  });

  it('starts from a form of a page, also in a browser with an expired token', async () => {
    const { browser, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');
    const pages = new Hono<AppEnvironment>().post('*', async (context) => {
      const used = await context.get('askApi')?.('/session/link/use', { method: 'POST', body: { token } });
      const cookies = used?.headers.getSetCookie() ?? [];

      return new Response(null, { headers: cookies.map((line) => ['set-cookie', line]) });
    });
    const site = createApp({ ...server.ports, web: { files: new Hono<AppEnvironment>(), pages } });
    const headers = { cookie: 'user-token=over', origin: 'https://octavo.example' };
    const answer = await site.request('/success-log-in', { method: 'POST', headers });
    const given = answer.headers.getSetCookie().filter((line) => line.startsWith('user-token='));

    expect(given).toHaveLength(1);
    browser.cookies.set('user-token', /=([^;]*)/.exec(given[0] ?? '')?.[1] ?? '');
    expect((await browser.read('/session')).person).toMatchObject({ email });
  });

  it('ends at log-out for every holder of its token', async () => {
    const { browser, other, email } = newPerson();
    await browser.signUp(email);
    const stolen = browser.cookies.get('user-token') ?? '';
    expect((await browser.send('DELETE', '/session')).status).toBe(204);
    expect(browser.cookies.has('user-token')).toBe(false);

    other.cookies.set('user-token', stolen);
    expect((await other.read('/session')).person).toBeNull();
  });

  it('outlasts a release: no cookie names the version of the pages', async () => {
    const { browser, email } = newPerson();
    await browser.signUp(email);
    expect(browser.given.has('version')).toBe(false);
    // Set by an earlier release.
    browser.cookies.set('version', '0.0.3');
    expect((await browser.read('/session')).person).toMatchObject({ email });
  });

  it('takes over the files and jobs of its device, and of no other device', async () => {
    const { browser, other, email } = newPerson();
    await addVisitorFile(browser, 'mine.pdf');
    await addVisitorFile(other, 'theirs.pdf');
    await browser.signUp(email);

    expect(await filesOf(email)).toEqual(['mine.pdf']);
  });
});

describe('a link sent by someone else', () => {
  it('names its account on another device, and is not used up by being shown', async () => {
    const { browser, other, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');
    const masked = 'P…@example.org';

    expect(await browser.read(`/session/link?token=${token}`)).toEqual({
      email: masked,
      isFromHere: true,
      next: '/',
    });
    expect(await other.read(`/session/link?token=${token}`)).toEqual({
      email: masked,
      isFromHere: false,
      next: '/',
    });
    const program = await server.request(`/session/link?token=${token}`);
    expect(await json(program)).toEqual({ email: masked, isFromHere: false, next: '/' });
    expect((await other.useLink(token)).status).toBe(200);
    expect(await json(await browser.fetch(`/session/link?token=${token}`))).toMatchObject({
      code: 'link-expired',
    });
  });

  it('can be opened from a mailbox on another site', async () => {
    const { browser, email } = newPerson();
    const token = await browser.askLink(email, 'sign-up');
    const answer = await browser.fetch(`/session/link?token=${token}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });

    expect(await json(answer)).toMatchObject({ isFromHere: true });
  });

  it('takes no files from the device that opens it, unlike a link requested there', async () => {
    const { browser: attacker, other: victim, email } = newPerson();
    const own = `victim-of-${email}`;
    await attacker.signUp(email);
    const file = await addVisitorFile(victim, 'salary.pdf');
    const device = victim.cookies.get('uuid');

    expect((await victim.useLink(await attacker.askLink(email, 'log-in'))).status).toBe(200);
    expect(await filesOf(email)).toEqual([]);
    expect(victim.cookies.get('uuid')).toBe(device);
    expect((await victim.fetch(`/files/${file}`)).status).toBe(200);
    expect((await attacker.fetch(`/files/${file}`)).status).toBe(404);

    await victim.signUp(own);
    expect(await filesOf(own)).toEqual(['salary.pdf']);
  });

  it('counts views and uses together against guessing', async () => {
    const { browser } = newPerson();
    const statuses: number[] = [];

    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push((await browser.fetch(`/session/link?token=guess${guess}`)).status);
    }

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 410), 429]);
    expect((await browser.useLink('guess')).status).toBe(429);
  });
});
