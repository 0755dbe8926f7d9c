import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutBySize } from './by-size.ts';

it('splits greedily: every part fits and none could take another page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 300 }),
      (sizes, limit) => {
        const sizeOf = (pages: readonly number[]) => pages.reduce((sum, page) => sum + (sizes[page] ?? 0), 0);
        const parts = cutBySize(sizes.length, limit, sizeOf, () => undefined);

        expect(parts.flatMap(({ pages }) => pages)).toEqual(sizes.map((_, index) => index));

        for (const [index, { pages }] of parts.entries()) {
          expect(pages.length === 1 || sizeOf(pages) <= limit).toBe(true);
          const next = parts[index + 1]?.pages[0];
          expect(next === undefined || sizeOf([...pages, next]) > limit).toBe(true);
        }
      },
    ),
  );
});
