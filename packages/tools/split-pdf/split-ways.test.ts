import { describe, expect, it } from 'vitest';
import { options } from './options.ts';
import { splitRules, splitWays, takeWay, wayOf } from './split-ways.ts';

const parts = (values: Record<string, unknown>, count: number) =>
  splitRules.mark(values, count).map(({ part }) => part);

describe('ways to split on the desk', () => {
  it.each(splitWays)('%s is known again by its options', (way) => {
    expect(wayOf(takeWay(way, 10))).toBe(way);
  });

  it('show which file a page goes into', () => {
    expect(parts({ every: 2 }, 5)).toEqual([0, 0, 1, 1, 2]);
    expect(parts({ ranges: '1-2,4' }, 5)).toEqual([0, 0, null, 1, null]);
    expect(splitRules.mark({ ranges: '1-2,4' }, 5)[2]?.look).toBe('left-out');
  });

  it('cut at a click among ranges, and choose everywhere else', () => {
    expect(splitRules.click(takeWay('ranges', 10), [3], 10)).toEqual({ ranges: '1-3,4-10' });
    expect(splitRules.click(takeWay('ranges', null), [3], 10)).toEqual({ ranges: '1-3,4-10' });
    expect(splitRules.click({ pages: '1-2' }, [4], 10)).toEqual({ pages: '1-2,5' });
    expect(splitRules.click({ every: 3 }, [4], 10)).toEqual({ pages: '5' });
  });

  it('are options the tool accepts once they are filled in', () => {
    expect(options.safeParse(splitRules.click(takeWay('ranges', 10), [3], 10)).success).toBe(true);
    expect(options.safeParse(takeWay('every', 10)).success).toBe(true);
    expect(options.safeParse(takeWay('atBookmarks', 10)).success).toBe(true);
  });
});
