import type { english } from './certificate.en.ts';
import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type CertificateWords = WordsLike<typeof english>;

export function certificateWords(locale: Locale): CertificateWords {
  return wordsIn(locale, 'certificate');
}
