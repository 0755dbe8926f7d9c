import { moneyText } from '@octavo/domain/billing/money';
import { formatNumber } from '../format.ts';
import type { Locale } from '../locales.ts';
import { formatMoment } from '../moments.ts';

/** `$8.99`, `8,99 €`. */
export function amountText(
  locale: Locale,
  { minor, currency }: { readonly minor: number; readonly currency: string },
): string {
  return formatNumber(locale, Number(moneyText(minor)), { style: 'currency', currency });
}

/** `12 March 2027 at 14:05 UTC`: with the time zone, because the reader's zone is unknown. */
export function momentText(locale: Locale, date: Date): string {
  return formatMoment(locale, date, { time: true, timeZone: 'UTC' });
}

/** `12 March 2027`. */
export function dayText(locale: Locale, date: Date): string {
  return formatMoment(locale, date, { timeZone: 'UTC' });
}
