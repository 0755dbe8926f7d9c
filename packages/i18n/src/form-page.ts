import type { english } from './form-page.en.ts';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type FormPageWords = WordsLike<typeof english>;

export function formPageWords(locale: Locale): FormPageWords {
  return wordsIn(locale, 'formPage');
}
