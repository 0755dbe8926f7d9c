import type { Locale } from './locales.ts';
import { english } from './not-affiliated.en.ts';
import { french } from './not-affiliated.fr.ts';
import type { WordsLike } from './shell.ts';

export type NotAffiliatedWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, NotAffiliatedWords>> = { en: english, fr: french };

/**
 * Texts beside the forms of a public authority: its name, and the notice that this site is not affiliated
 * with it.
 */
export function notAffiliatedWords(locale: Locale): NotAffiliatedWords {
  return words[locale];
}
