import type { Locale } from '@octavo/i18n/locales';
import { addressIn } from './address.ts';

/**
 * Path of the preview image of a shared page. It contains a hash of the image's texts: changed texts give
 * another path, so each image may be cached forever.
 */
export function sharePath(locale: Locale, path: string, title: string, description: string): string {
  const name = path === '/' ? '/home' : path;

  return `/share/${fingerprint(title + description)}${addressIn(locale, name)}.png`;
}

/**
 * FNV-1a: it only distinguishes texts, secrecy is not needed. Another start value gives other addresses,
 * which is needed when the drawing itself changes.
 */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;

  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }

  return (hash >>> 0).toString(36);
}
