import { locales } from '@octavo/i18n/locales';
import { addressIn, localeOf } from '../../shell/address.ts';
import { rememberedLocale } from '../../shell/language-cookie.ts';

/**
 * Where somebody who asks for the start page begins instead: in the language chosen before, which every other address
 * says itself, and at the page the operator starts with. Null when it is the start page they get.
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
