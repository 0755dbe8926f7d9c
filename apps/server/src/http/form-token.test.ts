import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { AppEnvironment } from './environment.ts';

let server: TestServer;
let site: ReturnType<typeof createApp>;
let browsers = 0;
/** Forms that reached a page. */
let acted: string[] = [];

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
  const pages = new Hono<AppEnvironment>()
    .get('*', (context) => context.text(context.get('formToken')?.() ?? ''))
    .post('*', async (context) => {
      acted.push(await context.req.text());

      return context.text('done');
    });
  site = createApp({ ...server.ports, web: { files: new Hono<AppEnvironment>(), pages } });
});
afterAll(() => server.close());

interface Sent {
  readonly browser: TestBrowser;
  readonly headers?: Record<string, string>;
}

/** Requests a page with the cookies of this browser. */
async function visit({ browser, headers = {} }: Sent, init: RequestInit = {}): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  return site.request('/account', {
    ...init,
    headers: {
      'x-forwarded-for': `198.51.100.${browsers}`,
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...headers,
    },
  });
}

/** Submits a form with the browser's cookies, as a document at our own address could. */
async function send(sent: Sent, fields: Record<string, string>): Promise<Response> {
  acted = [];

  return visit(sent, { method: 'POST', body: new URLSearchParams(fields) });
}

async function signedIn(): Promise<TestBrowser> {
  browsers += 1;
  const browser = new TestBrowser(server, `198.51.100.${browsers}`);
  await browser.signUp(`person${browsers}@example.org`);

  return browser;
}

describe('a form', () => {
  it.each<Record<string, string>>([
    { 'account-action': 'leave' },
    { 'account-action': 'cancel' },
    { 'account-action': 'refund', payment: 'p', reason: 'other' },
  ])('is refused when its token is missing or wrong: $account-action', async (fields) => {
    const browser = await signedIn();
    const answer = await send({ browser }, fields);

    expect(answer.status).toBe(403);
    expect(acted).toEqual([]);
    expect(await answer.text()).toContain('Reload the page');
    expect((await send({ browser }, { ...fields, 'form-token': 'x'.repeat(43) })).status).toBe(403);
    expect((await send({ browser, headers: { 'content-type': 'text/plain' } }, fields)).status).not.toBe(200);
    expect(acted).toEqual([]);
  });

  it('is accepted with its token, which no other session can use', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    const token = await (await visit({ browser })).text();
    const fields = { 'account-action': 'leave', 'form-token': token };

    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await send({ browser }, fields)).status).toBe(200);
    expect(acted).toEqual([`account-action=leave&form-token=${token}`]);
    expect((await send({ browser: other }, fields)).status).toBe(403);
  });

  it('of a visitor carries a token of the device that expires at log-in', async () => {
    browsers += 1;
    const browser = new TestBrowser(server, `198.51.100.${browsers}`);
    await browser.read('/session');
    const token = await (await visit({ browser })).text();

    expect((await send({ browser }, { name: 'Ada' })).status).toBe(403);
    expect((await send({ browser }, { name: 'Ada', 'form-token': token })).status).toBe(200);
    await browser.signUp('device@example.org');
    expect((await send({ browser }, { name: 'Ada', 'form-token': token })).status).toBe(403);
  });

  it('needs no token without a session cookie or with an expired one', async () => {
    browsers += 1;
    const stranger = new TestBrowser(server);
    expect((await send({ browser: stranger }, { name: 'Ada' })).status).toBe(200);
    stranger.cookies.set('user-token', 'over');
    expect((await send({ browser: stranger }, { name: 'Ada' })).status).toBe(200);
  });

  it('is read up to the body limit, and refused beyond it', async () => {
    const browser = await signedIn();
    const token = await (await visit({ browser })).text();
    const text = (length: number) => ({ 'form-token': token, text: 'x'.repeat(length) });

    expect((await send({ browser }, text(200_000))).status).toBe(200);
    expect((await send({ browser }, text(300_000))).status).toBe(400);
  });
});

describe('the API', () => {
  it('refuses every request that an HTML form can send', async () => {
    const browser = await signedIn();
    const request = { method: 'POST', body: new URLSearchParams({ a: 'b' }) };
    const attempts = ['/subscription/cancel', '/jobs', '/session/link', '/files'];

    for (const path of attempts) {
      const refused = await browser.fetch(path, request);
      expect(refused.status).toBe(403);
      expect(await json(refused)).toMatchObject({ code: 'form-expired' });
    }

    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const file =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n%%EOF\r\n--x--\r\n';
    const upload = (headers: Record<string, string>) =>
      browser.fetch('/files', { method: 'POST', body: file, headers });
    expect((await upload(type)).status).toBe(403);
    expect((await upload({ ...type, 'x-requested-with': 'fetch' })).status).toBe(201);
  });

  it('accepts forms of programs, which send no cookies', async () => {
    expect((await server.upload()).status).toBe(201);
  });
});
