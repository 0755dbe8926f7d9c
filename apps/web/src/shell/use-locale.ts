import type { Locale } from '@octavo/i18n/locales';
import { useLocation } from 'react-router';
import { addressIn, localeOf } from './address.ts';

export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** Gives the address of a page in the language of the present one. */
export function useAddress(): (path: string) => string {
  const locale = useLocale();

  return (path) => addressIn(locale, path);
}
