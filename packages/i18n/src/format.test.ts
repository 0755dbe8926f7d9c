import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  labelled,
  plural,
} from './format.ts';
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

describe('numbers, as the tables of their language write them', () => {
  const values = [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, 1e21, -1, Number.NaN];
  const fractions = [0.5, 0.07, 1.005, 1.0005, 2.5, 0.29, 1234.5678, 9.9996, 1e-7, 99_999.995, -2.5];
  const all = [...values, ...fractions];

  it.each(['en', 'fr'] as const)('in %s', (locale) => {
    const written = (options: Intl.NumberFormatOptions) =>
      all.map(new Intl.NumberFormat(locale, options).format);

    expect(all.map((value) => formatNumber(locale, value))).toEqual(written({}));

    for (const digits of [0, 1, 2]) {
      const most = { maximumFractionDigits: digits };
      expect(all.map((value) => formatNumber(locale, value, most))).toEqual(written(most));
      expect(all.map((value) => formatPercent(locale, value, digits))).toEqual(
        written({ ...most, style: 'percent', roundingMode: 'floor' }),
      );
    }

    for (const currency of ['USD', 'EUR', 'JPY']) {
      expect(all.map((value) => formatMoney(locale, String(value), currency))).toEqual(
        all.map((value) =>
          new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(String(value))),
        ),
      );
    }

    expect(formatNumber(locale, 1234, { useGrouping: false })).toBe('1234');
    expect(formatNumber(locale, 12, { minimumIntegerDigits: 3 })).toBe('012');
  });

  it.each(['en', 'fr'] as const)('chooses the same form of a word in %s', (locale) => {
    const rules = new Intl.PluralRules(locale);
    const counts = [0, 1, 1.5, 2, 1200, 1_000_000, -1];

    expect(counts.map((count) => plural(locale, count, { one: 'one', other: 'other' }))).toEqual(
      counts.map((count) => (rules.select(count) === 'one' ? 'one' : 'other')),
    );
  });
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

it.each([
  ['en', 'en-GB'],
  ['en', 'en-US'],
  ['en', 'en-AU'],
  ['fr', 'fr'],
  ['fr', 'fr-FR'],
  ['fr', 'fr-CA'],
] as const)(
  'writes moments in %s for readers of %s as the tables of their language do',
  (locale, language) => {
    const months = Array.from(
      { length: 12 },
      (_, month) => new Date(Date.UTC(2026, month, 9 + month, 2 * month, 5)),
    );

    for (const timeZone of ['UTC', undefined]) {
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
      const minute = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
      const zone = timeZone === undefined ? '' : ` ${timeZone}`;

      expect(months.map((date) => formatMoment(locale, date, { timeZone, language }))).toEqual(
        months.map(day.format),
      );
      expect(months.map((date) => formatMoment(locale, date, { time: true, timeZone, language }))).toEqual(
        months.map((date) => minute.format(date) + zone),
      );
    }
  },
);

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
