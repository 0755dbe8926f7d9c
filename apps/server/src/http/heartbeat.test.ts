import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatMilliseconds, Heartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('beats for all streams by one timer, and stops with the last of them', () => {
  const heartbeat = new Heartbeat();
  const [one, other] = [vi.fn(), vi.fn()];
  const leaveOne = heartbeat.join(one);
  vi.advanceTimersByTime(beatMilliseconds / 2);
  const leaveOther = heartbeat.join(other);
  expect(vi.getTimerCount()).toBe(1);

  vi.advanceTimersByTime(beatMilliseconds);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);

  leaveOne();
  vi.advanceTimersByTime(beatMilliseconds);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);

  leaveOther();
  expect(vi.getTimerCount()).toBe(0);
});
