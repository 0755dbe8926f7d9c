import { describe, expect, it } from 'vitest';
import { countSuccess, usedOn } from './free-counter.ts';

describe('the counter of free tasks', () => {
  const evening = new Date('2026-11-22T23:59:59Z');
  const morning = new Date('2026-11-23T00:00:00Z');

  it('counts successes of one day', () => {
    const counter = countSuccess(countSuccess(null, evening), evening);

    expect(counter).toEqual({ num: 2, day: '1122' });
    expect(usedOn(counter, evening)).toBe(2);
  });

  it('starts at zero on the next day', () => {
    const counter = countSuccess(null, evening);

    expect(usedOn(counter, morning)).toBe(0);
    expect(countSuccess(counter, morning)).toEqual({ num: 1, day: '1123' });
  });
});
