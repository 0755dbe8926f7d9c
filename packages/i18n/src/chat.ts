import type { english } from './chat.en.ts';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type ChatWords = WordsLike<typeof english>;

export function chatWords(locale: Locale): ChatWords {
  return wordsIn(locale, 'chat');
}
