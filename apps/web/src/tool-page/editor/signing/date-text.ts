import type { Locale } from '@octavo/i18n/locales';

/** The date of today as it is placed. */
export function dateText(locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long' }).format(
    new Date(),
  );
}

/** True for a text of the form that dates are placed in, such as `23 November 2026`. */
export function isDateText(text: string): boolean {
  return /^\d{1,2}(er)? \p{L}{3,} \d{4}$/u.test(text);
}
