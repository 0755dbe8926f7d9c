import { defaultLocale } from '@octavo/i18n/address';
import { type Locale, locales } from '@octavo/i18n/locales';

export { addressIn, defaultLocale } from '@octavo/i18n/address';

/** The language of an address: its first segment, or the default without one. */
export function localeOf(pathname: string): Locale {
  const [, first] = pathname.split('/');

  // Routes match capital letters, too.
  return (
    locales.find((locale) => locale === first?.toLowerCase() && locale !== defaultLocale) ?? defaultLocale
  );
}

/** The address without its language: `/fr/developers` becomes `/developers`. */
export function barePath(pathname: string): string {
  const locale = localeOf(pathname);

  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/';
}

/**
 * Number of segments after the language; decides between a page not found and a redirect to the start page.
 */
export function depthOf(pathname: string): number {
  return barePath(pathname).split('/').filter(Boolean).length;
}
