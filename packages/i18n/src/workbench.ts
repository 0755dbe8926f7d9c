import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';
import { english } from './workbench.en.ts';
import { french } from './workbench.fr.ts';

export type WorkbenchWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, WorkbenchWords>> = { en: english, fr: french };

export function workbenchWords(locale: Locale): WorkbenchWords {
  return words[locale];
}
