import type { Locale } from '@octavo/i18n/locales';

/** Name of a language given as in ISO 639-3; null for one that is unknown. */
export function languageName(locale: Locale, code: string | null): string | null {
  if (code === null || !/^[a-z]{2,3}$/.test(code)) {
    return null;
  }

  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code) ?? null;
}
