import { english } from './leaving.en.ts';
import { french } from './leaving.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type LeavingWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, LeavingWords>> = { en: english, fr: french };

export function leavingWords(locale: Locale): LeavingWords {
  return words[locale];
}
