import { english } from './account.en.ts';
import { french } from './account.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type AccountWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, AccountWords>> = { en: english, fr: french };

export function accountWords(locale: Locale): AccountWords {
  return words[locale];
}
