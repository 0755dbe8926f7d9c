import type { Locale } from './locales.ts';
import { english } from './not-affiliated.en.ts';
import { french } from './not-affiliated.fr.ts';
import type { WordsLike } from './shell.ts';

export type NotAffiliatedWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, NotAffiliatedWords>> = { en: english, fr: french };

/** What pages with forms of an authority say beside them: whose the forms are, and whose this site is not. */
export function notAffiliatedWords(locale: Locale): NotAffiliatedWords {
  return words[locale];
}
