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

/** Names of the months in the dates of pages, which are written without the tables of Intl. */
const months: Readonly<Record<Locale, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

/** Languages of readers for which `plainMoment` writes what Intl would. */
const plainTags = ['en-GB', 'en-US', 'fr', 'fr-FR'];

/**
 * `25 November 2026`, with the time `25 November 2026 at 15:30`; for sentences, on pages and in emails. A time in
 * another zone than the reader's names it: `25 November 2026 at 15:30 UTC`.
 */
export function formatMoment(
  locale: Locale,
  date: Date,
  { time = false, timeZone, language = tags[locale] }: MomentOptions = {},
): string {
  const isUtc = timeZone === 'UTC';

  if (plainTags.includes(language) && (isUtc || timeZone === undefined)) {
    const shown = isUtc ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

    return plainMoment(locale, language, shown, time) + (time && isUtc ? ' UTC' : '');
  }

  const format = dateFormat(language, { dateStyle: 'long', ...(time && { timeStyle: 'short' }), timeZone });
  const text = format.format(date);
  // The first of a month is an ordinal in French, which Intl does not know.
  const words = language.startsWith('fr') ? text.replace(/^1(?=\s\p{L})/u, '1er') : text;

  return time ? withZone(locale, words, date, timeZone) : words;
}

/**
 * A moment, whose parts are those of UTC, as Intl writes it: the first of its formats loads the tables of the language,
 * 60 milliseconds on a phone while a page starts.
 */
function plainMoment(locale: Locale, language: string, date: Date, time: boolean): string {
  const [day, hours, year] = [date.getUTCDate(), date.getUTCHours(), date.getUTCFullYear()];
  const month = months[locale][date.getUTCMonth()];
  const clock = date.toISOString().slice(-13, -8);

  if (language === 'en-US') {
    const words = `${month} ${day}, ${year}`;

    return time ? `${words} at ${hours % 12 || 12}${clock.slice(2)} ${hours < 12 ? 'AM' : 'PM'}` : words;
  }

  const words = `${day}${locale === 'fr' && day === 1 ? 'er' : ''} ${month} ${year}`;

  return time ? `${words} ${locale === 'fr' ? 'à' : 'at'} ${clock}` : words;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one takes many times as long as using it. */
function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);

  return format;
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
  return dateFormat(language, { timeStyle: 'short', timeZone }).format(date);
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

  const format = dateFormat(tags[locale], { timeZoneName: 'short', timeZone });
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
  const format = dateFormat('en-US', {
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
