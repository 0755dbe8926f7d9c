import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';
import { verdict } from './verdict.ts';

it.each([
  [[2], '3'],
  [[1, 4, 5], '2, 5, 6'],
  [[7, 0, 6, 8, 7], '1, 7–9'],
  [Array.from({ length: 45 }, (_, index) => index + 72), '73–117'],
  [Array.from({ length: 45 }, (_, index) => index * 2), ''],
])('lists the page numbers of %j', (indexes, expected) => {
  expect(pageNumbers(indexes)).toBe(expected);
});

it('names pages to check, and recommends checking everything when they are the majority', () => {
  expect(verdict({ poor: [], unlike: [] }, 3)).toEqual([{ code: 'verdict-good', values: {} }]);
  expect(verdict({ poor: [4, 1, 4], unlike: [] }, 9)).toEqual([
    { code: 'verdict-look', values: { count: 2, pages: '2, 5' } },
  ]);
  expect(verdict({ poor: [0, 1], unlike: [] }, 3)).toEqual([
    { code: 'verdict-careful', values: { count: 2, of: 3 } },
  ]);
});

it('speaks of lost text only on pages that lost words', () => {
  expect(verdict({ poor: [], unlike: [1, 4, 5, 6] }, 14)).toEqual([
    { code: 'verdict-layout', values: { count: 4, of: 14, pages: '2, 5–7' } },
  ]);
  expect(verdict({ poor: [2], unlike: [2, 3] }, 9)).toEqual([
    { code: 'verdict-look', values: { count: 1, pages: '3' } },
    { code: 'verdict-layout', values: { count: 1, of: 9, pages: '4' } },
  ]);
  expect(verdict({ poor: [], unlike: [0, 1] }, 3)).toEqual([
    { code: 'verdict-layout', values: { count: 2, of: 3, pages: '' } },
  ]);
});
