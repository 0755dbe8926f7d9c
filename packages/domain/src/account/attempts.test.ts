import { expect, it } from 'vitest';
import { secondsToWait } from './attempts.ts';

const limit = { kind: 'test', count: 3, seconds: 60 };
const start = Date.parse('2026-01-01T00:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);

it('allows as many attempts as the limit, and the next one when the first expires', () => {
  expect(secondsToWait(limit, [], at(0))).toBe(0);
  expect(secondsToWait(limit, [at(5), at(0)], at(5))).toBe(0);
  expect(secondsToWait(limit, [at(10), at(5), at(0)], at(10))).toBe(50);
  expect(secondsToWait(limit, [at(10), at(5), at(0)], at(59))).toBe(1);
  expect(secondsToWait(limit, [at(10), at(5), at(0)], at(60))).toBe(0);
});
