import { describe, expect, it } from 'vitest';
import { options } from './options.ts';
import { splitRules, splitWays, takeWay, wayOf } from './split-ways.ts';

const parts = (values: Record<string, unknown>, count: number) =>
  splitRules.mark(values, count).map(({ part }) => part);

describe('split modes in the workspace', () => {
  it.each(splitWays)('%s is recognised from its options', (way) => {
    expect(wayOf(takeWay(way, 10))).toBe(way);
  });

  it('show the file that a page goes into', () => {
    expect(parts({ every: 2 }, 5)).toEqual([0, 0, 1, 1, 2]);
    expect(parts({ ranges: '1-2,4' }, 5)).toEqual([0, 0, null, 1, null]);
    expect(splitRules.mark({ ranges: '1-2,4' }, 5)[2]?.look).toBe('left-out');
  });

  it('cut ranges at a clicked page, and select pages in other modes', () => {
    expect(splitRules.click(takeWay('ranges', 10), [3], 10)).toEqual({ ranges: '1-3,4-10' });
    expect(splitRules.click(takeWay('ranges', null), [3], 10)).toEqual({ ranges: '1-3,4-10' });
    expect(splitRules.click({ pages: '1-2' }, [4], 10)).toEqual({ pages: '1-2,5' });
    expect(splitRules.click({ every: 3 }, [4], 10)).toEqual({ pages: '5' });
  });

  it('are options that the tool accepts once complete', () => {
    expect(options.safeParse(splitRules.click(takeWay('ranges', 10), [3], 10)).success).toBe(true);
    expect(options.safeParse(takeWay('every', 10)).success).toBe(true);
    expect(options.safeParse(takeWay('atBookmarks', 10)).success).toBe(true);
  });
});
