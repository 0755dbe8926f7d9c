import type { Locale } from '@octavo/i18n/locales';
import { addressIn } from './address.ts';

/**
 * Path of the picture shown where a page is shared. It names what the picture says: a page with other words has another
 * one, and each may be kept for ever.
 */
export function sharePath(locale: Locale, path: string, title: string, description: string): string {
  const name = path === '/' ? '/home' : path;

  return `/share/${fingerprint(title + description)}${addressIn(locale, name)}.png`;
}

/**
 * FNV-1a: told apart at a glance, and nothing is secret about it. Another start makes other addresses: needed when the
 * drawing itself changes.
 */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;

  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }

  return (hash >>> 0).toString(36);
}
