import type { Locale } from './locales.ts';
import { english } from './security.en.ts';
import { french } from './security.fr.ts';
import type { WordsLike } from './shell.ts';

export type SecurityWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, SecurityWords>> = { en: english, fr: french };

export function securityWords(locale: Locale): SecurityWords {
  return words[locale];
}
