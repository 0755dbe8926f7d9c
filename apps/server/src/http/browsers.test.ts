import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { AppEnvironment } from './environment.ts';

let server: TestServer;
let browsers = 0;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());

/** Uses a new address for each browser, so that limits are counted per test. */
function newBrowser(): TestBrowser {
  browsers += 1;

  return new TestBrowser(server, `198.51.100.${browsers}`);
}

describe('a page', () => {
  it('is not cached for a signed-in user', async () => {
    const browser = newBrowser();
    const pages = new Hono<AppEnvironment>().get('*', (context) => {
      context.header('cache-control', 'no-cache');

      return context.text('page');
    });
    const site = createApp({ ...server.ports, web: { files: new Hono<AppEnvironment>(), pages } });
    await browser.signUp('ada@example.org');
    const visit = async (token?: string) => {
      const headers = { 'x-forwarded-for': '198.51.100.1', ...(token && { cookie: `user-token=${token}` }) };

      return (await site.request('/merge-pdf', { headers })).headers.get('cache-control');
    };

    expect(await visit()).toBe('no-cache');
    expect(await visit(browser.cookies.get('user-token'))).toBe('private, no-store');
  });
});

describe('a device', () => {
  it('gets a new id after logging in and after logging out', async () => {
    const browser = newBrowser();
    await browser.read('/session');
    const names = [browser.cookies.get('uuid')];
    await browser.signUp('grace@example.org');
    names.push(browser.cookies.get('uuid'));
    await browser.send('DELETE', '/session');
    names.push(browser.cookies.get('uuid'));
    await browser.send('DELETE', '/session');

    expect(new Set(names).size).toBe(3);
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name ?? ''))).toBe(true);
    expect(browser.cookies.get('uuid')).toBe(names.at(-1));
  });

  it('has an id issued by the server: any other id is replaced', async () => {
    const browser = newBrowser();
    browser.cookies.set('uuid', 'a');
    await browser.read('/session');
    const named = browser.cookies.get('uuid');
    expect(named).toMatch(/^[0-9a-f]{32}$/);
    browser.given.clear();
    await browser.read('/session');
    expect(browser.given.size).toBe(0);
  });

  it('gets no id for requests of programs', async () => {
    const answer = await server.request('/session');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('another site', () => {
  const attempt = async (headers: Record<string, string>, cookies: Record<string, string> = {}) => {
    const browser = newBrowser();
    Object.entries(cookies).forEach(([name, value]) => browser.cookies.set(name, value));

    return browser.fetch('/session', { method: 'DELETE', headers });
  };
  const signedIn = { 'user-token': 'x' };

  it('cannot make a browser change anything, with or without cookies', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
    ];

    for (const headers of foreign) {
      expect((await attempt(headers, signedIn)).status).toBe(403);
      expect(await json(await attempt(headers))).toMatchObject({ code: 'origin-refused' });
    }
  });

  it('is distinguished from our own site and from programs without cookies', async () => {
    const ask = (headers: Record<string, string>) =>
      server.request('/session', { method: 'DELETE', headers });
    const cookie = 'user-token=x';

    expect((await ask({})).status).toBe(204);
    expect((await ask({ cookie })).status).toBe(403);
    expect((await ask({ cookie, origin: 'https://octavo.example' })).status).toBe(204);
    expect((await ask({ cookie, origin: 'null' })).status).toBe(403);
    expect((await ask({ cookie, origin: 'https://octavo.example.evil.example' })).status).toBe(403);
    expect((await ask({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(204);
  });
});
