import { createTestDatabase } from '@octavo/testkit/ports/database';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { json, TestServer } from '../test-server.ts';
import type { Environment } from './environment.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(await createTestDatabase());
});
afterAll(() => server.close());

/** The rules of a page, by their names. */
async function policyOf(origin = 'https://octavo.example') {
  const pages = new Hono<Environment>().all('*', (context) =>
    context.text(context.get('secureHeadersNonce') ?? ''),
  );
  const config = { ...server.ports.config, origin };
  const site = createApp({ ...server.ports, config, web: { files: new Hono<Environment>(), pages } });
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
  it('lets run no script but that of this very answer, and reaches no other site', async () => {
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

  it('cannot be framed, is read as what it says it is, and tells other sites nothing', async () => {
    const { headers, rules } = await policyOf();

    expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('asks for HTTPS from then on where that is spoken, and nowhere else', async () => {
    expect((await policyOf()).headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await policyOf('http://octavo.example')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a file that somebody brought', () => {
  it('is shown as what it is, with scripts of its own forbidden', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>';
    const page = '<!doctype html><html><body><script>alert(document.cookie)</script></body></html>';

    let shown = 0;

    for (const [name, text] of [
      ['picture.svg', svg],
      ['page.html', page],
      ['notes.txt', page],
    ] as const) {
      const sent = await server.upload(Buffer.from(text), name);

      // What no tool takes is not kept at all.
      if (sent.status !== 201) {
        continue;
      }

      const { token } = await json(sent);
      const answer = await server.request(`/files/${token}/content?inline=1`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(policy).toContain("script-src 'self' 'nonce-");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      expect(await answer.text()).toBe(text);
      shown += 1;
    }

    expect(shown).toBeGreaterThan(0);
  });
});
