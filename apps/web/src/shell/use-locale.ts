import type { Locale } from '@octavo/i18n/locales';
import { useLocation } from 'react-router';
import { addressIn, localeOf } from './address.ts';

export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** Returns a function that gives the address of a page in the current language. */
export function useAddress(): (path: string) => string {
  const locale = useLocale();

  return (path) => addressIn(locale, path);
}
