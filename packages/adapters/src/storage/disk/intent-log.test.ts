import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@octavo/testkit/eventually';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { randomIds } from '../../system/system.ts';
import { openIntentLog } from './intent-log.ts';

const folder = await mkdtemp(join(tmpdir(), 'octavo-intents-'));
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

it('renews entries being written, and lists released ones and those of killed processes as stale', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const log = await openIntentLog(folder);
  const [held, released] = [randomIds.token(), randomIds.token()];
  await log.begin(held);
  await log.begin(released);
  log.release([released]);
  const old = new Date(Date.now() - 60_000);
  await utimes(join(folder, held), old, old);
  await utimes(join(folder, released), old, old);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();

  await eventually(async () => expect(await log.stale(new Date())).toEqual([released]));
  await log.end([held, released]);
  expect(await readdir(folder)).toEqual([]);
  log.close();
});
