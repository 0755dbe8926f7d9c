import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { mayDevelop } from './local.ts';

const alone = { behindProxy: false, developsInPublic: false };

/** Asks over a connection whose other end has the address. */
async function ask(remote: string, config = alone, headers: Record<string, string> = {}): Promise<boolean> {
  const app = new Hono<Environment>().get('/', (context) => context.json(mayDevelop(context, config)));
  const socket = { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv4' };
  const answer = await app.request('/', { headers }, { incoming: { socket } });

  return JSON.parse(await answer.text());
}

it('shows what is meant for development to who asks from this machine', async () => {
  expect(await ask('127.0.0.1')).toBe(true);
  expect(await ask('::ffff:127.0.0.1')).toBe(true);
  expect(await ask('::1')).toBe(true);
});

it('hides it from others, whatever they say of themselves', async () => {
  expect(await ask('192.0.2.1')).toBe(false);
  expect(await ask('192.0.2.1', alone, { 'x-forwarded-for': '127.0.0.1', host: 'localhost' })).toBe(false);
});

it('hides it from everybody behind a proxy, known or not', async () => {
  expect(await ask('127.0.0.1', { ...alone, behindProxy: true })).toBe(false);
  expect(await ask('127.0.0.1', alone, { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
});

it('shows it to everybody where that was asked for', async () => {
  expect(await ask('192.0.2.1', { behindProxy: true, developsInPublic: true })).toBe(true);
});
