import { choiceSeconds } from '@octavo/contract/limits';
import type { Locale } from '@octavo/i18n/locales';

/** Name of the cookie with the language that a person chose. */
export const localeCookie = 'lang';

/** Remembers the language a person chose; only a choice sets it, never a visit. */
export function rememberLocale(locale: Locale): void {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${choiceSeconds}; samesite=lax`;
}

export function rememberedLocale(cookies: string | null): string | null {
  return /(?:^|;\s*)lang=([a-z]{2})/.exec(cookies ?? '')?.[1] ?? null;
}
