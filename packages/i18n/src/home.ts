import { english } from './home.en.ts';
import { french } from './home.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type HomeWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, HomeWords>> = { en: english, fr: french };

export function homeWords(locale: Locale): HomeWords {
  return words[locale];
}
