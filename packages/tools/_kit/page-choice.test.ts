import { parsePages } from '@octavo/pdf/pages/page-expression';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPages, readRanges, toggleCut, writePages, writeRanges } from './page-choice.ts';

describe('page expressions', () => {
  it.each([
    ['1-3,5,8-', [0, 1, 2, 4, 7, 8, 9]],
    ['odd', [0, 2, 4, 6, 8]],
    ['even', [1, 3, 5, 7, 9]],
    ['last', [9]],
    ['impaires', [0, 2, 4, 6, 8]],
    ['1 à 3', [0, 1, 2]],
    ['1–3', [0, 1, 2]],
    ['8-dernière', [7, 8, 9]],
    ['3-1', [2, 1, 0]],
    [' 2 , 4 - 5 ', [1, 3, 4]],
    ['11', null],
    ['0', null],
    ['1-', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['1-3,,5,', [0, 1, 2, 4]],
    [',', null],
    ['x', null],
    ['', null],
  ])('%s of ten pages', (expression, pages) => {
    expect(readPages(expression, 10)).toEqual(pages);
  });

  it('mean the same in the browser and in the engine', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'odd',
        'even',
        'last',
        'all',
        '3-last',
        'paires',
        'impaires',
        'dernière',
        '3-derniere',
        'toutes',
      ),
      fc.nat(30).map(String),
      fc.tuple(fc.nat(30), fc.nat(30)).map((pair) => pair.join('-')),
      fc.nat(30).map((page) => `${page}-`),
    );

    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 2, max: 25 }),
        (words, count) => {
          const expression = words.join(',');
          let engine: number[] | null = null;

          try {
            engine = parsePages(expression, count);
          } catch {
            // Expressions rejected by the engine must be unreadable here.
          }

          expect(readPages(expression, count)).toEqual(engine);
        },
      ),
    );
  });

  it('are parsed back to the pages they were written for', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99), { minLength: 1 }), (pages) => {
        expect(readPages(writePages(pages), 100)).toEqual(pages.toSorted((one, other) => one - other));
      }),
    );
  });

  it('are as short as possible', () => {
    expect(writePages([4, 0, 1, 2, 9, 8])).toBe('1-3,5,9-10');
    expect(writePages([])).toBe('');
  });
});

describe('cuts', () => {
  const cut = (expression: string, page: number) =>
    writeRanges(toggleCut(readRanges(expression, 10) ?? [], page - 1));

  it.each([
    ['1-10', 4, '1-3,4-10'],
    ['1-3,4-10', 4, '1-10'],
    ['1-3,4-10', 1, '1-3,4-10'],
    ['1-3,5-10', 4, '1-3,4,5-10'],
    ['1-3,5-10', 5, '1-3,5-10'],
    ['2,4', 1, '1,2,4'],
  ])('%s cut before %i', (expression, page, expected) => {
    expect(cut(expression, page)).toBe(expected);
  });

  it('restore the ranges when toggled twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (page) => {
        const once = toggleCut([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]], page);

        expect(toggleCut(once, page)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]);
      }),
    );
  });
});
