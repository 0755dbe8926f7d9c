import { expect, it } from 'vitest';
import { dateText, isDateText } from './date-text.ts';

it.each([
  ['en', 1, '1 December 2026'],
  ['fr', 1, '1er décembre 2026'],
  ['fr', 11, '11 décembre 2026'],
] as const)('writes a date in %s as people there do', (locale, day, expected) => {
  const text = dateText(locale, new Date(2026, 11, day));

  expect(text).toBe(expected);
  expect(isDateText(text)).toBe(true);
});
