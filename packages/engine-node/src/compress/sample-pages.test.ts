import { expect, it } from 'vitest';
import { type PageChanges, pagesToCompare, unchangedPages } from './sample-pages.ts';

const nothing: PageChanges = { lossy: new Set(), fonts: [], images: [], isCertain: true };

function compared(
  pageCount: number,
  changes: Partial<PageChanges>,
  isDrawable: (page: number) => boolean = () => true,
) {
  return pagesToCompare(pageCount, { ...nothing, ...changes }, isDrawable);
}

/** A font with some codes on some pages. */
function font(...shown: [page: number, codes: string][]) {
  return new Map(
    shown.map(([page, codes]) => {
      const bits = new Uint8Array(32);

      for (const code of Buffer.from(codes)) {
        bits[code >> 3]! |= 1 << (code & 7);
      }

      return [page, bits];
    }),
  );
}

it('compares each page that lost something, and no other', () => {
  expect(compared(12, {}).first).toEqual([]);
  expect(compared(12, { lossy: new Set([3, 7]) })).toEqual({ first: [3, 7], later: [] });
});

it('compares the whole sample when the changes are not certain', () => {
  expect(compared(4, { isCertain: false }).first).toEqual([0, 1, 2, 3]);
  expect(compared(400, { isCertain: false }).first).toHaveLength(20);
});

it('finds pages with most codes of each font, and one for each image', () => {
  const fonts = [
    font([0, 'abc'], [4, 'abcdefg']),
    font([4, 'ab']),
    font([6, 'abc'], [7, 'def']),
    font([8, 'a']),
  ];
  const images = [
    new Map([
      [3, 100],
      [8, 500],
    ]),
  ];

  expect(compared(10, { fonts, images }).first).toEqual([4, 6, 7, 8]);
  expect(compared(10, { fonts, images, lossy: new Set([6]) }).first).toEqual([4, 6, 7, 8]);
  expect(compared(10, { fonts, images }, (page) => page !== 4).first).toEqual([0, 6, 7, 8]);
});

it('prefers pages beside those that are drawn anyway, unless others show twice as much', () => {
  const lossy = new Set([5]);

  expect(compared(12, { fonts: [font([2, 'abcdef'], [6, 'abcde'])], lossy }).first).toEqual([5, 6]);
  expect(compared(12, { fonts: [font([2, 'abcdef'], [6, 'ab'])], lossy }).first).toEqual([2, 5]);
});

it('leaves rare fonts of a long document to chance, and every second page to need', () => {
  const lossy = new Set([10, 20, 30, 40]);
  const fonts = [font([50, 'abc']), font([20, 'abcdefgh'], [60, 'ab'], [70, 'ab'], [80, 'ab'], [90, 'ab'])];

  expect(compared(100, { lossy })).toEqual({ first: [10, 30], later: [20, 40] });
  expect(compared(100, { lossy, fonts })).toEqual({ first: [10, 20, 30], later: [40] });
});

it('knows pages that show nothing of what was changed', () => {
  expect(unchangedPages(5, [font([0, 'a']), font([3, 'ab'], [4, 'c'])])).toEqual([1, 2]);
});
