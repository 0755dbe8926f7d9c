import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';
import type { english } from './workbench.en.ts';

export type WorkbenchWords = WordsLike<typeof english>;

export function workbenchWords(locale: Locale): WorkbenchWords {
  return wordsIn(locale, 'workbench');
}
