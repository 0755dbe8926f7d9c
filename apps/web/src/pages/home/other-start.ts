import { locales } from '@octavo/i18n/locales';
import { addressIn, localeOf } from '../../shell/address.ts';
import { rememberedLocale } from '../../shell/language-cookie.ts';

/**
 * Redirect target for requests to the start page: the remembered language (every other address names its
 * language) and the start page configured by the operator. Null when the start page itself is shown.
 */
export function otherStart(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  cookies: string | null,
  startPath: string | null,
): string | null {
  const asked = localeOf(pathname);
  const remembered = rememberedLocale(cookies);
  const chosen = pathname === '/' ? (locales.find((locale) => locale === remembered) ?? asked) : asked;

  return startPath === null && chosen === asked ? null : addressIn(chosen, startPath ?? '/') + search;
}
