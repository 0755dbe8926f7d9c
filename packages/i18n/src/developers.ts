import { english } from './developers.en.ts';
import { french } from './developers.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type DeveloperWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, DeveloperWords>> = { en: english, fr: french };

export function developerWords(locale: Locale): DeveloperWords {
  return words[locale];
}
