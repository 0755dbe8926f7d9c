import type { TextRule } from './text-rule.ts';

const form = /^(-|−)?\$?(-|−)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Digits before the point that fields of forms hold, and that whole cents in a number hold exactly. */
const mostDigits = 12;

/** Whole cents of an amount such as `1,234.5`, `-0.03` or `$12`; null for any other text. */
export function readCents(text: string): number | null {
  const [, before, behind, dollars, cents = ''] = form.exec(text.trim()) ?? [];
  const digits = dollars?.replaceAll(',', '');
  const isTwice = before !== undefined && behind !== undefined;

  if (digits === undefined || digits.replace(/^0+/, '').length > mostDigits || isTwice) {
    return null;
  }

  const amount = Number(digits) * 100 + Number(cents.padEnd(2, '0'));

  return before === undefined && behind === undefined ? amount : -amount || 0;
}

/** Amount in dollars and cents: `1,234.50`. */
export function centsText(cents: number): string {
  const { dollars, rest } = dollarsAndCents(cents);

  return `${dollars}.${rest}`;
}

/** Dollars with their sign and commas, and two digits of cents. */
export function dollarsAndCents(cents: number): { readonly dollars: string; readonly rest: string } {
  const size = Math.abs(cents);
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');

  return { dollars: `${cents < 0 ? '-' : ''}${dollars}`, rest: String(size % 100).padStart(2, '0') };
}

export const moneyRule: TextRule = {
  check: (text) => (readCents(text) === null ? 'money-form' : null),
  print: (text) => {
    const cents = readCents(text);

    return cents === null ? text : centsText(cents);
  },
};

export const countRule: TextRule = {
  check: (text) => (/^\d{1,9}$/.test(text.replaceAll(',', '')) ? null : 'count-form'),
  print: (text) => text.replaceAll(',', ''),
};
