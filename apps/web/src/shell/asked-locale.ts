import { type Locale, locales } from '@octavo/i18n/locales';
import { defaultLocale } from './address.ts';

/** The language of an answer that is no page: its address is the same in each, and says it as `lang`. */
export function askedLocale(search: URLSearchParams): Locale {
  return locales.find((locale) => locale === search.get('lang')) ?? defaultLocale;
}
