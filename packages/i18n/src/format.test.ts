import { describe, expect, it } from 'vitest';
import { formatBytes, formatDuration, formatNumber, formatPercent, labelled, plural } from './format.ts';
import { formatDate, formatMoment, formatReceiptDate, formatTime } from './moments.ts';
import { fill, promises } from './placeholders.ts';

describe('sizes', () => {
  it.each([
    [0, '0 B', '0\u00a0o'],
    [1023, '1,023 B', '1\u202f023\u00a0o'],
    [1024, '1 KB', '1\u00a0Ko'],
    [1024 * 1024 - 1, '1 MB', '1\u00a0Mo'],
    [6.23 * 1024 * 1024, '6.2 MB', '6,2\u00a0Mo'],
    [10.4 * 1024 * 1024, '10 MB', '10\u00a0Mo'],
    [100 * 1024 * 1024, '100 MB', '100\u00a0Mo'],
    [3 * 1024 ** 4, '3,072 GB', '3\u202f072\u00a0Go'],
  ])('writes %d bytes', (bytes, english, french) => {
    expect(formatBytes('en', bytes)).toBe(english);
    expect(formatBytes('fr', bytes)).toBe(french);
  });
});

describe('durations', () => {
  it.each([
    [0, '0 seconds', '0\u00a0seconde'],
    [1, 'one second', 'une seconde'],
    [45, '45 seconds', '45\u00a0secondes'],
    [60, 'one minute', 'une minute'],
    [125, '2 minutes', '2\u00a0minutes'],
    [3600, 'one hour', 'une heure'],
    [5400, '90 minutes', '90\u00a0minutes'],
    [7200, '2 hours', '2\u00a0heures'],
  ])('formats %d seconds', (seconds, english, french) => {
    expect(formatDuration('en', seconds)).toBe(english);
    expect(formatDuration('fr', seconds)).toBe(french);
  });
});

it('writes whole numbers as the tables of the language do', () => {
  for (const locale of ['en', 'fr'] as const) {
    const table = new Intl.NumberFormat(locale);

    for (const value of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, -1, 0.5]) {
      expect(formatNumber(locale, value)).toBe(table.format(value));
    }

    expect(formatNumber(locale, 1234, { useGrouping: false })).toBe('1234');
    expect(formatNumber(locale, 12, { minimumIntegerDigits: 3 })).toBe('012');
  }
});

it('never rounds a share up to 100 %', () => {
  expect(formatPercent('en', 0.9996, 1)).toBe('99.9%');
  expect(formatPercent('en', 1, 1)).toBe('100%');
});

it('chooses the plural form of the language', () => {
  const forms = { one: '{count} page', other: '{count} pages' };

  expect([0, 1, 2, 1200].map((count) => plural('en', count, forms))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
    '1,200 pages',
  ]);
  expect(plural('fr', 0, forms)).toBe('0 page');
  expect(plural('fr', 1_000_000, forms)).toMatch(/pages$/);
});

it('formats dates in the two forms of the product', () => {
  const date = new Date('2026-01-09T18:05:00Z');

  expect(formatDate('en', date, { timeZone: 'UTC' })).toBe('2026-01-09');
  expect(formatDate('en', date, { time: true, timeZone: 'UTC' })).toBe('2026-01-09 18:05 UTC');
  expect(formatReceiptDate(date, { timeZone: 'UTC' })).toBe('09.01.2026 06:05 PM');
});

it.each([
  ['en', 'UTC', '9 January 2026 at 18:05 UTC', '18:05'],
  ['en', 'Europe/Paris', '9 January 2026 at 19:05 CET', '19:05'],
  ['fr', 'UTC', '9 janvier 2026 à 18:05 UTC', '18:05'],
  ['fr', 'Europe/Paris', '9 janvier 2026 à 19:05 UTC+1', '19:05'],
] as const)('formats times in %s and %s with the name of the zone', (locale, timeZone, moment, time) => {
  const date = new Date('2026-01-09T18:05:00Z');

  expect(formatMoment(locale, date, { time: true, timeZone })).toBe(moment);
  expect(formatTime(locale, date, timeZone)).toBe(time);
  expect(moment).toContain(formatMoment(locale, date, { timeZone }));
});

it('writes the first of a month as an ordinal in French', () => {
  const at = (day: string) => formatMoment('fr', new Date(day), { timeZone: 'UTC' });

  expect(at('2026-12-01')).toBe('1er décembre 2026');
  expect(at('2026-12-11')).toBe('11 décembre 2026');
});

it('puts the right space of each language before a colon', () => {
  expect(labelled('en', 'a.pdf', 'Too large')).toBe('a.pdf: Too large');
  expect(labelled('fr', 'a.pdf', 'Trop volumineux')).toBe('a.pdf\u00a0: Trop volumineux');
});

it('states the enforced limits', () => {
  expect(fill('{retention}, {taskSize}, {filesPerTask}, {other}', promises('en'))).toBe(
    'one hour, 100 MB, 20, {other}',
  );
});
