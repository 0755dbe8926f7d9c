import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, pdf, TestServer } from '../../test/server.ts';

let server: TestServer;
const contentOrigin = 'https://files.example.net';

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase(), { access: 'subscription', contentOrigin });
});
afterAll(() => server.close());

/** Requests an address as a browser does, with the host in the header. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return server.app.request(address, { method, headers: { host: new URL(address).host, ...headers } });
}

async function uploaded() {
  const browser = new TestBrowser(server);
  const headers = { 'content-type': 'application/octet-stream', 'x-file-name': 'report.pdf' };
  const { token } = await json(await browser.fetch('/files', { method: 'POST', body: pdf, headers }));

  return { browser, token };
}

async function addressOf(query = ''): Promise<{ address: string; token: string }> {
  const { browser, token } = await uploaded();
  const answer = await browser.fetch(`/files/${token}/content${query}`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');

  return { address: answer.headers.get('location') ?? '', token };
}

describe('file contents on a separate host', () => {
  it('are redirected to from the main host, and served there without a cookie', async () => {
    const { address } = await addressOf('?inline=1');
    expect(new URL(address).origin).toBe(contentOrigin);
    const answer = await ask(address, { origin: 'https://octavo.example' });

    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('are readable only by pages of the main host, also in ranges', async () => {
    const { address } = await addressOf();
    const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'range' };
    const allowed = async (origin: string, method = 'GET') =>
      (await ask(address, { origin, ...preflight }, method)).headers.get('access-control-allow-origin');

    expect(await allowed('https://octavo.example')).toBe('https://octavo.example');
    expect(await allowed('https://octavo.example', 'OPTIONS')).toBe('https://octavo.example');
    expect(await allowed('https://evil.example')).not.toBe('https://evil.example');
    const part = await ask(address, { range: 'bytes=0-3' });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('%PDF');
  });

  it('open only at the signed address, and only for some minutes', async () => {
    const start = Date.now();
    server.time.stopped = new Date(start);
    const { address, token } = await addressOf();
    const other = await addressOf();
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);

      return ask(url.href);
    };

    expect((await changed((url) => url.searchParams.delete('signature'))).status).toBe(404);
    expect((await changed((url) => url.searchParams.set('inline', '1'))).status).toBe(404);
    expect((await changed((url) => url.searchParams.set('name', 'other'))).status).toBe(404);
    expect((await changed((url) => url.searchParams.set('until', '99999999999'))).status).toBe(404);
    expect((await changed((url) => (url.pathname = new URL(other.address).pathname))).status).toBe(404);
    server.time.stopped = new Date(start + 299_000);
    expect((await ask(address)).status).toBe(200);
    server.time.stopped = new Date(start + 301_000);
    expect((await ask(address)).status).toBe(404);
    server.time.stopped = null;
    await server.ports.files.erase(token);
    expect((await ask(address)).status).toBe(410);
  });

  it('are the only thing served there', async () => {
    const { token } = await uploaded();

    for (const path of ['/', '/merge-pdf', '/api/v1/session', '/metrics', `/api/v1/files/${token}`]) {
      expect((await ask(`${contentOrigin}${path}`)).status).toBe(404);
    }
  });

  it('need the rights of the client at the main host', async () => {
    const { token } = await uploaded();
    const stranger = await new TestBrowser(server, '198.51.100.2').fetch(`/files/${token}/content`);

    expect(stranger.status).toBe(404);
    expect(stranger.headers.get('location')).toBeNull();
  });

  it('include zips', async () => {
    const browser = new TestBrowser(server);
    await browser.signUp('zip@example.org');
    const headers = { 'content-type': 'application/octet-stream', 'x-file-name': 'report.pdf' };
    const { token } = await json(await browser.fetch('/files', { method: 'POST', body: pdf, headers }));
    const id = token.split('').reverse().join('');
    await browser.send('POST', '/jobs', {
      id,
      tool: 'rotate-pdf',
      files: [{ token }],
      options: { angle: 90 },
    });
    await server.finishJob(id);
    const led = await browser.fetch(`/jobs/${id}/zip`);

    // Trial users may view results but not download them.
    expect([302, 402]).toContain(led.status);
  });
});
