import { wordsIn } from './language.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';
import type { english } from './signature-report.en.ts';

export type SignatureReportWords = WordsLike<typeof english>;

export function signatureReportWords(locale: Locale): SignatureReportWords {
  return wordsIn(locale, 'signatureReport');
}
