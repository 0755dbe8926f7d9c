import { expect, it } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

it.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,en;q=0.5,fr;q=0.7', 'fr'],
  ['fr;q=0,en', 'en'],
  ['de-DE', null],
  ['', null],
])('finds the locale of %j', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
