import type { Locale } from './locales.ts';
import { english } from './palette.en.ts';
import { french } from './palette.fr.ts';
import type { WordsLike } from './shell.ts';

export type PaletteWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, PaletteWords>> = { en: english, fr: french };

export function paletteWords(locale: Locale): PaletteWords {
  return words[locale];
}
