import type { Locale } from './locales.ts';

interface MomentOptions {
  readonly time?: boolean;
  /** Time zone of the reader's machine if omitted. */
  readonly timeZone?: string | undefined;
  /** Language tag of the reader, such as `en-US`; that of the page if omitted. */
  readonly language?: string | undefined;
}

/** Unambiguous English dates: the day before the month, and the 24-hour clock. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr' };

/**
 * `25 November 2026`, with the time `25 November 2026 at 15:30`; for sentences, on pages and in emails. A time in
 * another zone than the reader's names it: `25 November 2026 at 15:30 UTC`.
 */
export function formatMoment(
  locale: Locale,
  date: Date,
  { time = false, timeZone, language = tags[locale] }: MomentOptions = {},
): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    ...(time && { timeStyle: 'short' }),
    timeZone,
  });
  const text = format.format(date);
  // The first of a month is an ordinal in French, which Intl does not know.
  const words = language.startsWith('fr') ? text.replace(/^1(?=\s\p{L})/u, '1er') : text;

  return time ? withZone(locale, words, date, timeZone) : words;
}

/** A day that is given as `2026-11-25`, as `25 November 2026`. */
export function formatDay(locale: Locale, day: string | number): string {
  return formatMoment(locale, new Date(day), { timeZone: 'UTC' });
}

/** `15:30`, for a time within the next hours. */
export function formatTime(
  locale: Locale,
  date: Date,
  timeZone?: string,
  language: string = tags[locale],
): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(date);
}

/** `2026-11-21`, or `2026-11-21 06:26` with the time; for tables. */
export function formatDate(
  locale: Locale,
  date: Date,
  { time = false, timeZone }: MomentOptions = {},
): string {
  const { year, month, day, hour, minute } = partsOf(date, 'h23', timeZone);
  const words = `${year}-${month}-${day}`;

  return time ? withZone(locale, `${words} ${hour}:${minute}`, date, timeZone) : words;
}

/** A time with its zone (`UTC`, `CET`); the reader's own zone needs no name. */
function withZone(locale: Locale, text: string, date: Date, timeZone: string | undefined): string {
  if (timeZone === undefined) {
    return text;
  }

  const format = new Intl.DateTimeFormat(tags[locale], { timeZoneName: 'short', timeZone });

  const zone = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';

  return `${text} ${zone}`;
}

/** `21.11.2026 06:26 PM`: the form of receipts. */
export function formatReceiptDate(date: Date, options: { timeZone?: string } = {}): string {
  const { year, month, day, hour, minute, dayPeriod } = partsOf(date, 'h12', options.timeZone);

  return `${day}.${month}.${year} ${hour}:${minute} ${dayPeriod}`;
}

function partsOf(
  date: Date,
  hourCycle: 'h12' | 'h23',
  timeZone: string | undefined,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle,
    timeZone,
  });

  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}
