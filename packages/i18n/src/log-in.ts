import type { Locale } from './locales.ts';
import { english } from './log-in.en.ts';
import { french } from './log-in.fr.ts';
import type { WordsLike } from './shell.ts';

export type LogInWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, LogInWords>> = { en: english, fr: french };

export function logInWords(locale: Locale): LogInWords {
  return words[locale];
}
