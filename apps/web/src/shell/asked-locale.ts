import { type Locale, locales } from '@octavo/i18n/locales';
import { defaultLocale } from './address.ts';

/** Language of a response that is not a page: its path is the same in every language, so `lang` names it. */
export function askedLocale(search: URLSearchParams): Locale {
  return locales.find((locale) => locale === search.get('lang')) ?? defaultLocale;
}
