import { english } from './information.en.ts';
import { french } from './information.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type InformationWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, InformationWords>> = { en: english, fr: french };

export function informationWords(locale: Locale): InformationWords {
  return words[locale];
}
