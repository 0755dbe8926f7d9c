import { expect, it } from 'vitest';
import { nextAttempt } from './retries.ts';

const now = new Date('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it('waits longer after each attempt, and gives up after the sixth', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => nextAttempt({ attempts, usefulUntil: null }, now));

  expect(waits).toEqual([...[30, 120, 600, 3600, 14_400, 43_200].map(after), null]);
});

it('gives up an email that would come too late', () => {
  expect(nextAttempt({ attempts: 1, usefulUntil: after(31) }, now)).toEqual(after(30));
  expect(nextAttempt({ attempts: 1, usefulUntil: after(30) }, now)).toBeNull();
});
