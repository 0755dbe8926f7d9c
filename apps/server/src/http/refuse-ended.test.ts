import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, pdf, TestServer } from '../../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
});
afterAll(() => server.close());

async function upload(browser: TestBrowser) {
  const form = new FormData();
  form.set('file', new File([pdf], 'report.pdf'));

  return json(await browser.fetch('/files', { method: 'POST', body: form }));
}

describe('an expired session', () => {
  it('is reported by every route, loses its cookie, and becomes a visitor', async () => {
    const browser = new TestBrowser(server);
    await browser.signUp('ada@example.org');
    const { token } = await upload(browser);
    const session = browser.cookies.get('user-token') ?? '';
    const account = await server.ports.accounts.findByEmail('ada@example.org');
    await server.ports.sessions.endAll(account?.id ?? '');

    for (const path of [`/files/${token}`, `/jobs/${token}`, '/history', '/account', '/subscription']) {
      browser.cookies.set('user-token', session);
      expect(await browser.read(path)).toMatchObject({ code: 'login-invalid', status: 401 });
      expect(browser.cookies.has('user-token')).toBe(false);
    }

    browser.cookies.set('user-token', session);
    expect(await upload(browser)).toMatchObject({ code: 'login-invalid' });
    expect(await browser.read(`/files/${token}`)).toMatchObject({ code: 'not-found' });
    expect(await upload(browser)).toMatchObject({ name: 'report.pdf' });
  });

  it('still reaches public pages and the log-in', async () => {
    const browser = new TestBrowser(server, '198.51.100.2');
    browser.cookies.set('user-token', 'over');
    expect((await browser.fetch('/tools')).status).toBe(200);
    browser.cookies.set('user-token', 'over');
    expect((await browser.fetch('/plans')).status).toBe(200);
    browser.cookies.set('user-token', 'over');
    await browser.signUp('grace@example.org');
    expect((await upload(browser)).name).toBe('report.pdf');
  });
});
