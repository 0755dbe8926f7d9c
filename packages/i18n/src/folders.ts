import type { FolderProblemCode } from '@octavo/contract/folders';
import type { ReportWords } from '@octavo/domain/folders/report';
import { english } from './folders.en.ts';
import { french } from './folders.fr.ts';
import type { Locale } from './locales.ts';
import type { WordsLike } from './shell.ts';

export type FolderWords = WordsLike<typeof english>;

const words: Readonly<Record<Locale, FolderWords>> = { en: english, fr: french };

export function folderPageWords(locale: Locale): FolderWords {
  return words[locale];
}

/** Sentence for a problem that only folders have; null for another code. */
export function folderProblemText(locale: Locale, code: string): string | null {
  const problems: Readonly<Record<FolderProblemCode, string>> = words[locale].problems;

  return Object.hasOwn(problems, code) ? problems[code as FolderProblemCode] : null;
}

export function folderReportWords(locale: Locale): ReportWords {
  const { report, fileStates } = words[locale];

  return { columns: report.columns, states: fileStates, separator: locale === 'fr' ? ';' : ',' };
}
