import { linkSeconds } from '@octavo/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWantedOrder, takeWantedOrder } from './wanted-order.ts';

const path = '/pay-fwd?plan=pro-month&currency=USD&pay=stripe&trial=1&next=%2Fmerge-pdf';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an order is taken once, and only the one that was chosen', () => {
  expect(takeWantedOrder(path)).toBe(false);
  keepWantedOrder(path);

  expect(takeWantedOrder(path.replace('pro-month', 'pro-year'))).toBe(false);
  expect(takeWantedOrder(path)).toBe(true);
  expect(takeWantedOrder(path)).toBe(false);
});

it('an order is not taken after its login link has expired', () => {
  keepWantedOrder(path);
  vi.advanceTimersByTime(linkSeconds * 1000);

  expect(takeWantedOrder(path)).toBe(false);
});

it('a browser that stores nothing asks again', () => {
  vi.stubGlobal('localStorage', undefined);
  keepWantedOrder(path);

  expect(takeWantedOrder(path)).toBe(false);
});
