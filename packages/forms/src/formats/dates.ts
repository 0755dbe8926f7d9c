import type { TextRule } from './text-rule.ts';

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Day of the calendar in a text such as `2026-11-23` or `11/23/2026`; null for any other text. */
export function readDate(text: string): CalendarDate | null {
  const date = partsOf(text);

  return date !== null && isReal(date) ? date : null;
}

export const dateRule: TextRule = {
  check: (text) => {
    const date = partsOf(text);

    return date === null ? 'date-form' : isReal(date) ? null : 'date-real';
  },
  print: (text) => {
    const date = readDate(text);

    return date === null ? text : `${pad(date.month, 2)}/${pad(date.day, 2)}/${pad(date.year, 4)}`;
  },
};

export const yearRule: TextRule = {
  check: (text) => (/^(19|20)\d{2}$/.test(text) ? null : 'year-form'),
  print: (text) => text,
};

function partsOf(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const parts = [year ?? usYear, month ?? usMonth, day ?? usDay];

  return parts.includes(undefined)
    ? null
    : { year: Number(parts[0]), month: Number(parts[1]), day: Number(parts[2]) };
}

function isReal({ year, month, day }: CalendarDate): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) && year >= 1800;
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
