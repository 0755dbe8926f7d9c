import { describe, expect, it } from 'vitest';
import { nextHandling } from './event-retries.ts';

const now = new Date('2027-01-31T12:00:00Z');

describe('an event that could not be handled', () => {
  it('waits longer each time, and is parked after two days', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map(
      (attempts) => ((nextHandling(attempts, now)?.getTime() ?? 0) - now.getTime()) / 1000,
    );

    expect(waits[0]).toBe(60);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(44 * 3600);
    expect(nextHandling(8, now)).toBeNull();
  });
});
