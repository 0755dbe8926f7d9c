import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnvironment } from './environment.ts';
import { isLocal, mayDevelop } from './local.ts';
import { requestOf, strangerAt } from './request-of.ts';

const alone = { behindProxy: false, developsInPublic: false };

/** Result of `mayDevelop` for a request from this remote address. */
async function ask(remote: string, config = alone, headers: Record<string, string> = {}): Promise<boolean> {
  const app = new Hono<AppEnvironment>().get('/', (context) => context.json(mayDevelop(context, config)));
  const socket = { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv4' };
  const answer = await app.request('/', { headers }, { incoming: { socket } });

  return JSON.parse(await answer.text());
}

it('shows development pages to clients on this machine', async () => {
  expect(await ask('127.0.0.1')).toBe(true);
  expect(await ask('::ffff:127.0.0.1')).toBe(true);
  expect(await ask('::1')).toBe(true);
});

it('hides them from other clients, whatever their headers claim', async () => {
  expect(await ask('192.0.2.1')).toBe(false);
  expect(await ask('192.0.2.1', alone, { 'x-forwarded-for': '127.0.0.1', host: 'localhost' })).toBe(false);
});

it('hides them from every client behind a proxy, trusted or not', async () => {
  expect(await ask('127.0.0.1', { ...alone, behindProxy: true })).toBe(false);
  expect(await ask('127.0.0.1', alone, { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
});

it.each([
  ['forwarded', 'for=127.0.0.1'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'http'],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 varnish'],
  ['cf-connecting-ip', '127.0.0.1'],
  ['cf-ray', '1'],
  ['true-client-ip', '127.0.0.1'],
  ['x-client-ip', '127.0.0.1'],
  ['x-envoy-external-address', '127.0.0.1'],
])('hides them from clients of a proxy on this machine: %s', async (name, value) => {
  expect(await ask('127.0.0.1', alone, { [name]: value })).toBe(false);
});

it('keeps the proxy headers when a page calls the API within the process', () => {
  const page = new Request('http://localhost/mailbox', {
    headers: { via: '1.1 varnish', accept: 'text/html' },
  });

  expect(requestOf(page, '/mailbox').headers.get('via')).toBe('1.1 varnish');
  expect(requestOf(page, '/mailbox').headers.get('accept')).toBeNull();
  expect(strangerAt(page, '/').headers.get('via')).toBe('1.1 varnish');
});

it('hides metrics behind a proxy, also from a probe on this machine', async () => {
  const app = new Hono<AppEnvironment>().get('/', (context) =>
    context.json(isLocal(context, { behindProxy: true })),
  );
  const incoming = { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } };

  expect(await (await app.request('/', {}, { incoming })).text()).toBe('false');
});

it('shows them to everyone when the operator enables it', async () => {
  expect(await ask('192.0.2.1', { behindProxy: true, developsInPublic: true })).toBe(true);
});
