import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnvironment } from './environment.ts';
import { rateLimit } from './rate-limit.ts';

it('delays no client when the clock is set back, and gives no tokens when it jumps ahead', async () => {
  let now = new Date('2026-10-25T01:59:59Z');
  const app = new Hono<AppEnvironment>()
    .use(rateLimit(2, { now: () => now }, false))
    .onError((_error, context) => context.text('refused', 429))
    .get('/', (context) => context.text('let in'));
  const ask = async () => (await app.request('/')).status;

  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  now = new Date('2026-10-25T00:59:59Z');
  expect(await ask()).toBe(429);
  now = new Date('2026-10-25T01:00:29Z');
  expect(await ask()).toBe(200);
  now = new Date('2027-10-25T01:00:29Z');
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
});
