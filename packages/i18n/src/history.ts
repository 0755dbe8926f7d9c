import { english } from './history.en.ts';
import { french } from './history.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type HistoryWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, HistoryWords>> = { en: english, fr: french };

export function historyWords(locale: Locale): HistoryWords {
  return words[locale];
}
