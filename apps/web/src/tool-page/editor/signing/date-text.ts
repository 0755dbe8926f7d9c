import type { Locale } from '@octavo/i18n/locales';
import { formatMoment } from '@octavo/i18n/moments';

/** The date of a day as it is placed. */
export function dateText(locale: Locale, date = new Date()): string {
  return formatMoment(locale, date);
}

/** True for a text of the form that dates are placed in, such as `23 November 2026`. */
export function isDateText(text: string): boolean {
  return /^\d{1,2}(er)? \p{L}{3,} \d{4}$/u.test(text);
}
