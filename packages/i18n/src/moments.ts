import type { Locale } from './locales.ts';

/** `November 25, 2026`, with the time `November 25, 2026 at 3:30 PM`; for sentences. */
export function formatMoment(
  locale: Locale,
  date: Date,
  { time = false, timeZone }: { time?: boolean; timeZone?: string | undefined } = {},
): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(time && { timeStyle: 'short' }),
    ...(timeZone !== undefined && { timeZone }),
  });

  return format.format(date);
}

/** `2026-11-21`, or `2026-11-21 06:26` with the time. Without a time zone, that of the reader's machine. */
export function formatDate(date: Date, options: { time?: boolean; timeZone?: string } = {}): string {
  const { year, month, day, hour, minute } = partsOf(date, 'h23', options.timeZone);
  const words = `${year}-${month}-${day}`;

  return options.time === true ? `${words} ${hour}:${minute}` : words;
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
