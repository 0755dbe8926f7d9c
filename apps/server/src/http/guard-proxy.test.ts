import { Hono } from 'hono';
import pino from 'pino';
import { expect, it } from 'vitest';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';
import { guardProxy } from './guard-proxy.ts';

/** Responses of a server with this setting to requests over a connection, and the lines it logged. */
async function answersTo(behindProxy: boolean, requests: readonly Record<string, string>[], path = '/') {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const config = { behindProxy } as ServerPorts['config'];
  const app = new Hono<AppEnvironment>()
    .use(guardProxy({ config, log }))
    .get('*', (context) => context.text('ok'));
  const incoming = { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };
  const answers = await Promise.all(
    requests.map(async (headers) => (await app.request(path, { headers }, { incoming })).text()),
  );

  return { answers, logged };
}

it('refuses a proxy that sends no client address, and logs it once', async () => {
  const { answers, logged } = await answersTo(true, [
    {},
    { 'x-forwarded-for': 'unknown' },
    { 'x-forwarded-for': '' },
  ]);

  for (const answer of answers) {
    expect(answer).toContain('must set X-Forwarded-For');
  }

  expect(logged).toHaveLength(1);
});

it('accepts addresses from the proxy, probes without one, and every client when no proxy is configured', async () => {
  const named = [{ 'x-forwarded-for': '192.0.2.1' }, { 'x-forwarded-for': 'x, [2001:db8::1]:443' }];

  expect((await answersTo(true, named)).answers).toEqual(['ok', 'ok']);
  expect((await answersTo(true, [{}], '/healthz')).answers).toEqual(['ok']);
  expect((await answersTo(false, [{}])).answers).toEqual(['ok']);
});
