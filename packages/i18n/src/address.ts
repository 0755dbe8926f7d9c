import { type Locale, locales } from './locales.ts';

export const defaultLocale: Locale = locales[0];

/** The address of a page in a language. `path` begins with a slash and names no language. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) {
    return path;
  }

  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
