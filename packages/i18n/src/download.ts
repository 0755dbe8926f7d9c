import { english } from './download.en.ts';
import { french } from './download.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type DownloadWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, DownloadWords>> = { en: english, fr: french };

export function downloadPageWords(locale: Locale): DownloadWords {
  return words[locale];
}
