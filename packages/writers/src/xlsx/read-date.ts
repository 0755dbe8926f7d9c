import type { CellValue, DateOrder } from './cell-value.ts';
import { languageCodes, monthOf, type NamedMonth } from './month-names.ts';

const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3}))?)?(?:\s*([ap])\.?m?\.?)?`;
const timeForm = new RegExp(String.raw`^${clock}$`, 'i');
const numericForm = /^(\d{1,4})([-./])\s?(\d{1,2})\2\s?(\d{2,4})\.?$/;
const dayFirstForm =
  /^(\d{1,2})(\.|st|nd|rd|th|er|º|ª)?([-\s/.]+(?:de\s+|of\s+)?)(\p{L}+\.?)(?:([-\s/.,]+(?:de\s+)?['’]?)(\d{4}|\d{2}))$/u;
const monthFirstForm = /^(\p{L}+\.?)(\s+)(\d{1,2})(st|nd|rd|th)?(,?\s+)(\d{4})$/u;
const monthForm = /^(\p{L}+\.?)(?:([-\s/]+)(\d{4})|([-/]|\s?['’])(\d{2}))$/u;

/** Range of years in dates; spreadsheets count earlier dates differently, or not at all. */
const firstYear = 1901;
const lastYear = 2199;

interface ReadDay {
  readonly days: number;
  readonly format: string;
}

/** Order that the numbers of a date must have; null when both fit or it is not a numeric date. */
export function dateOrderOf(text: string): DateOrder | null {
  const [, one = '', , other = ''] = numericForm.exec(datePart(text)) ?? [];

  if (one === '' || one.length > 2) {
    return null;
  }

  if (Number(one) > 12) {
    return 'day-month';
  }

  return Number(other) > 12 ? 'month-day' : null;
}

/** Reads a date, a time or both; null for other text, and for 1/2/2020 when the order is unknown. */
export function readDate(text: string, order: DateOrder | null): CellValue | null {
  const trimmed = text.trim().replace(/[\u00a0\u202f]/g, ' ');
  const time = readTime(trimmed);

  if (time !== null) {
    return { kind: 'date', value: time.share, format: time.format, text };
  }

  const split = /^(.*\d)(?:,?\s+|T)(\d{1,2}:.*)$/.exec(trimmed);
  const ofDay = split === null ? null : readTime(split[2] ?? '');
  const day = readDay(ofDay === null ? trimmed : (split?.[1] ?? ''), order);

  if (day === null) {
    return null;
  }

  return ofDay === null
    ? { kind: 'date', value: day.days, format: day.format, text }
    : { kind: 'date', value: day.days + ofDay.share, format: `${day.format} ${ofDay.format}`, text };
}

/** True when a text names a month and year without a day: `June 2020`. */
export function isMonth(text: string): boolean {
  return readMonth(text.trim()) !== null;
}

function datePart(text: string): string {
  return text.trim().replace(/,?\s+\d{1,2}:.*$/, '');
}

function readTime(text: string): { share: number; format: string } | null {
  const [, hour, minute, second, thousandths = '', half] = timeForm.exec(text) ?? [];

  if (hour === undefined || minute === undefined || Number(minute) > 59 || Number(second ?? 0) > 59) {
    return null;
  }

  const limit = half === undefined ? 24 : 12;

  if (Number(hour) > limit) {
    return null;
  }

  const shift = half === undefined ? 0 : (half.toLowerCase() === 'p' ? 12 : 0) - (hour === '12' ? 12 : 0);
  const seconds =
    (Number(hour) + shift) * 3600 +
    Number(minute) * 60 +
    Number(second ?? 0) +
    Number(`0.${thousandths || 0}`);
  const decimals = thousandths === '' ? '' : `.${'0'.repeat(thousandths.length)}`;
  const format = `${hour.length > 1 ? 'hh' : 'h'}:mm${second === undefined ? '' : ':ss'}${decimals}${half === undefined ? '' : ' AM/PM'}`;

  return { share: seconds / 86_400, format };
}

function readDay(text: string, order: DateOrder | null): ReadDay | null {
  return readNumbers(text, order) ?? readDayFirst(text) ?? readMonthFirst(text) ?? readMonth(text);
}

function readNumbers(text: string, order: DateOrder | null): ReadDay | null {
  const [, one, mark = '', other, last] = numericForm.exec(text) ?? [];

  if (one === undefined || other === undefined || last === undefined) {
    return null;
  }

  const separator = mark === '/' ? '\\/' : mark;

  if (one.length === 4) {
    return last.length > 2
      ? null
      : dayOf(
          Number(one),
          Number(other),
          Number(last),
          ['yyyy', letters('m', other), letters('d', last)].join(separator),
        );
  }

  // `1.2.10` is a section number; dates with dots have two digits in each position or a full year.
  const isSection = mark === '.' && last.length === 2 && (one.length === 1 || other.length === 1);

  if (one.length > 2 || last.length === 3 || isSection) {
    return null;
  }

  // Dates with dots have the day first everywhere.
  const known = dateOrderOf(text) ?? order ?? (mark === '.' ? 'day-month' : null);

  if (known === null) {
    return null;
  }

  const year = letters('y', last);

  return known === 'day-month'
    ? dayOf(
        yearOf(last),
        Number(other),
        Number(one),
        [letters('d', one), letters('m', other), year].join(separator),
      )
    : dayOf(
        yearOf(last),
        Number(one),
        Number(other),
        [letters('m', one), letters('d', other), year].join(separator),
      );
}

function readDayFirst(text: string): ReadDay | null {
  const [, day = '', ordinal = '', between = '', word = '', behind = '', year = ''] =
    dayFirstForm.exec(text) ?? [];
  const month = word === '' ? null : monthOf(word);

  if (month === null) {
    return null;
  }

  const format = `${letters('d', day)}${literal(ordinal)}${literal(between)}${monthFormat(month)}${literal(behind)}${letters('y', year)}`;

  return dayOf(yearOf(year), month.month, Number(day), withLanguage(month, format));
}

function readMonthFirst(text: string): ReadDay | null {
  const [, word = '', , day = '', ordinal = '', behind = '', year = ''] = monthFirstForm.exec(text) ?? [];
  const month = word === '' ? null : monthOf(word);

  if (month === null) {
    return null;
  }

  const format = `${monthFormat(month)} ${letters('d', day)}${literal(ordinal)}${literal(behind)}yyyy`;

  return dayOf(Number(year), month.month, Number(day), withLanguage(month, format));
}

function readMonth(text: string): ReadDay | null {
  const [, word = '', space = '', long, mark = '', short = ''] = monthForm.exec(text) ?? [];
  const month = word === '' ? null : monthOf(word);
  const between = space === '' ? mark : space;
  const year = long ?? short;

  return month === null
    ? null
    : dayOf(
        yearOf(year),
        month.month,
        1,
        withLanguage(month, `${monthFormat(month)}${literal(between)}${letters('y', year)}`),
      );
}

/** Two-digit years as in spreadsheets: up to 29 in this century, from 30 in the last. */
function yearOf(text: string): number {
  const year = Number(text);

  return text.length > 2 ? year : year < 30 ? 2000 + year : 1900 + year;
}

function letters(letter: string, digits: string): string {
  return letter.repeat(Math.max(digits.length, 1));
}

function literal(text: string): string {
  return text === '' || /^[-\s]$/.test(text) ? text : `"${text}"`;
}

function monthFormat({ short }: NamedMonth): string {
  return short ? 'mmm' : 'mmmm';
}

function withLanguage({ language }: NamedMonth, format: string): string {
  return `[$-${languageCodes[language] ?? '409'}]${format}`;
}

function dayOf(year: number, month: number, day: number, format: string): ReadDay | null {
  if (year < firstYear || year > lastYear) {
    return null;
  }

  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);

  // A day that the month does not have overflows into the next month.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    return null;
  }

  return { days: time / 86_400_000 + daysToEpoch, format };
}

/** Days from spreadsheets' day 0 to 1 January 1970. */
const daysToEpoch = 25_569;
