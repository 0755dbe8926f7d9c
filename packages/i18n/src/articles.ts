import { english } from './articles.en.ts';
import { french } from './articles.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type ArticleWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, ArticleWords>> = { en: english, fr: french };

export function articleWords(locale: Locale): ArticleWords {
  return words[locale];
}
