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
  expect(verdict([], 3)).toEqual({ code: 'verdict-good', values: {} });
  expect(verdict([4, 1, 4], 9)).toEqual({ code: 'verdict-look', values: { count: 2, pages: '2, 5' } });
  expect(verdict([0, 1], 3)).toEqual({ code: 'verdict-careful', values: { count: 2, of: 3 } });
});
