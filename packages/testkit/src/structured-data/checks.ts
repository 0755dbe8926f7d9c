import { hasMissingPart } from '../missing-part.ts';

/** Returns the problems of a value; none when it is valid. */
export type ValueCheck = (value: unknown) => string[];

export const text: ValueCheck = (value) =>
  typeof value === 'string' && value.trim() !== '' && !hasMissingPart(value)
    ? []
    : [`is no text: ${JSON.stringify(value)}`];

export const address: ValueCheck = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
    ? []
    : [`is no absolute address: ${JSON.stringify(value)}`];

export const language: ValueCheck = (value) => matching(value, /^[a-z]{2}$/, 'no language');

/** Date and time with a zone, as search engines require (ISO 8601). */
export const moment: ValueCheck = (value) =>
  matching(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/, 'no moment');

export const amount: ValueCheck = (value) => matching(value, /^\d+(\.\d{2})?$/, 'no amount');

export const currency: ValueCheck = (value) => matching(value, /^[A-Z]{3}$/, 'no currency (ISO 4217)');

export const count: ValueCheck = (value) =>
  Number.isInteger(value) && Number(value) > 0 ? [] : [`is no count: ${JSON.stringify(value)}`];

/** One of these words. */
export function oneOf(...words: readonly string[]): ValueCheck {
  return (value) =>
    words.includes(String(value)) ? [] : [`is none of ${words.join(', ')}: ${JSON.stringify(value)}`];
}

/** A list with a minimum length whose items all pass the check. */
export function listOf(check: ValueCheck, least = 1): ValueCheck {
  return (value) =>
    Array.isArray(value) && value.length >= least
      ? value.flatMap((item, index) => check(item).map((problem) => `[${index}] ${problem}`))
      : [`is no list of ${least} or more`];
}

function matching(value: unknown, pattern: RegExp, otherwise: string): string[] {
  return typeof value === 'string' && pattern.test(value)
    ? []
    : [`is ${otherwise}: ${JSON.stringify(value)}`];
}
