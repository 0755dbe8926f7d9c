import type { Locale } from './locales.ts';

/** The text with a capital at its beginning. */
export function capitalized(locale: Locale, text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
