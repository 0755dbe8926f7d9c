import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, pdf, TestServer } from '../../test/server.ts';
import { createApp } from '../app.ts';
import type { AppEnvironment } from './environment.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

/** Directives of a page's content security policy, by name. */
async function policyOf(origin = 'https://octavo.example') {
  const pages = new Hono<AppEnvironment>().all('*', (context) =>
    context.text(context.get('secureHeadersNonce') ?? ''),
  );
  const config = { ...server.ports.config, origin };
  const site = createApp({ ...server.ports, config, web: { files: new Hono<AppEnvironment>(), pages } });
  const answer = await site.request('/merge-pdf');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const rules = policy.split(';').map((rule) => rule.trim().split(' '));

  return {
    nonce: await answer.text(),
    headers: answer.headers,
    rules: new Map(rules.map(([name = '', ...values]) => [name, values])),
  };
}

describe('a page', () => {
  it('runs only the scripts of its own response, and contacts no other site', async () => {
    const [one, other] = [await policyOf(), await policyOf()];

    expect(one.nonce).not.toBe('');
    expect(one.nonce).not.toBe(other.nonce);
    expect(one.rules.get('script-src')).toEqual(["'self'", `'nonce-${one.nonce}'`, "'wasm-unsafe-eval'"]);
    expect(one.rules.get('style-src')).toEqual(["'self'", `'nonce-${one.nonce}'`]);
    expect(one.rules.get('object-src')).toEqual(["'none'"]);
    expect(one.rules.get('base-uri')).toEqual(["'none'"]);
    expect(one.rules.get('form-action')).toEqual(["'self'"]);

    for (const name of ['default-src', 'img-src', 'connect-src', 'worker-src']) {
      expect(one.rules.get(name)?.every((value) => ["'self'", 'data:', 'blob:'].includes(value))).toBe(true);
    }
  });

  it('cannot be framed, is never sniffed, and sends other sites no referrer', async () => {
    const { headers, rules } = await policyOf();

    expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('requires HTTPS from then on, only where it is served over HTTPS', async () => {
    expect((await policyOf()).headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await policyOf('http://octavo.example')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('an uploaded file', () => {
  const markup =
    '<!doctype html><html><body><form method="post" action="/account"><button name="account-action" value="leave">win</button>' +
    '<script>alert(document.cookie)</script></form></body></html>';

  /** Response for a file with this name when it is requested inline. */
  async function shown(name: string, bytes: Uint8Array<ArrayBuffer>, query = '?inline=1') {
    const { token } = await json(await server.upload(bytes, name));
    const answer = await server.request(`/files/${token}/content${query}`);

    return {
      type: answer.headers.get('content-type'),
      isInline: answer.headers.get('content-disposition')?.startsWith('inline'),
      headers: answer.headers,
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  }

  it.each(['page.html', 'page.xhtml'])('is never rendered as a page: %s', async (name) => {
    const { isInline, bytes } = await shown(name, Buffer.from(markup));

    expect(isInline).toBe(false);
    expect(bytes.toString()).toBe(markup);
  });

  it('is shown inline when browsers run nothing in it, text as plain text', async () => {
    expect(await shown('report.pdf', pdf)).toMatchObject({
      type: 'application/pdf',
      isInline: true,
      bytes: pdf,
    });
    const notes = Buffer.from('Caf\u00e9 <form>\n');
    const plain = { type: 'text/plain; charset=utf-8', isInline: true, bytes: notes };
    expect(await shown('notes.txt', notes)).toMatchObject(plain);
    expect(await shown('notes.md', notes)).toMatchObject(plain);
    expect(await shown('notes.txt', notes, '')).toMatchObject({ isInline: false });
  });

  it('runs no script, sends no form and is not embedded by another site, however it is opened', async () => {
    const answers = [
      await shown('report.pdf', pdf),
      await shown('report.pdf', pdf, ''),
      await shown('page.html', Buffer.from(markup)),
      await shown('notes.txt', Buffer.from('notes')),
    ];

    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('is served with the same headers in a zip and as a preview', async () => {
    const request = await server.jobRequestOf();
    await server.requestJob(request);
    await server.finishJob(request.id);
    const { headers } = await server.request(`/jobs/${request.id}/zip`);

    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
