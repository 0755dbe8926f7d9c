import type { english } from './editor.en.ts';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type EditorWords = WordsLike<typeof english>;

export function editorWords(locale: Locale): EditorWords {
  return wordsIn(locale, 'editor');
}
