import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnvironment } from './environment.ts';
import { guardHost } from './host.ts';

const unset = { host: '127.0.0.1', origin: null, contentOrigin: null };

async function statusFor(host: string | null, config = unset as Parameters<typeof guardHost>[0], path = '/') {
  const app = new Hono<AppEnvironment>()
    .use(guardHost(config))
    .all('*', (context) => context.text('answered'));
  const answer = await app.request(path, { headers: host === null ? {} : { host } });

  return { status: answer.status, text: await answer.text() };
}

describe('a host name', () => {
  it('of another site that resolves to this machine is refused', async () => {
    const names = [
      'evil.example',
      'evil.example:8080',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '',
      '%',
    ];

    for (const host of names) {
      for (const path of ['/', '/mailbox', '/metrics', '/api/v1/session/link']) {
        expect((await statusFor(host, unset, path)).status).toBe(421);
      }
    }

    expect((await statusFor('evil.example')).text).toContain('OCTAVO_ORIGIN');
  });

  it('of this machine, its address and the configured host is accepted while no origin is set', async () => {
    const names = [
      'localhost',
      'LOCALHOST:8080',
      '127.0.0.1:8080',
      '192.0.2.1',
      '[::1]:8080',
      '[2001:db8::1]',
    ];

    for (const host of names) {
      expect((await statusFor(host)).status).toBe(200);
    }

    expect((await statusFor('pdf.lan:8080', { ...unset, host: 'pdf.lan' })).status).toBe(200);
    expect((await statusFor('pdf.lan')).status).toBe(421);
  });

  it('must match the configured origin, except for probes from this machine', async () => {
    const origins = { origin: 'https://pdf.example.org', contentOrigin: 'https://files.example.org' };
    const config = { ...unset, ...origins };

    expect((await statusFor('pdf.example.org', config)).status).toBe(200);
    expect((await statusFor('pdf.example.org:443', config)).status).toBe(200);
    expect((await statusFor('files.example.org', config)).status).toBe(200);

    for (const host of ['localhost:8080', '127.0.0.1', '[::1]']) {
      expect((await statusFor(host, config)).status).toBe(421);
      expect((await statusFor(host, config, '/healthz')).status).toBe(200);
      expect((await statusFor(host, config, '/readyz')).status).toBe(200);
      expect((await statusFor(host, config, '/metrics')).status).toBe(200);
    }

    expect((await statusFor('evil.example', config, '/healthz')).status).toBe(421);
  });
});
