import type { FolderFileState, FolderFileView } from '@octavo/contract/folders';
import type { Note } from '@octavo/contract/job';
import type { ReportedFile } from '@octavo/domain/folders/report';
import type { Locale } from '@octavo/i18n/locales';
import { noteText } from '@octavo/i18n/notes';
import { type Problem, problemView } from './problem.ts';

/** A file of a task with its outcome. Rows are replaced as a whole. */
export interface FileRow {
  /** Path below the source, with slashes. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly state: FolderFileState;
  readonly share: number;
  readonly results: readonly string[];
  readonly resultBytes: number;
  readonly notes: readonly Note[];
  readonly problem: Problem | null;
}

export function waitingRow(path: string, sizeBytes: number): FileRow {
  return {
    path,
    sizeBytes,
    state: 'waiting',
    share: 0,
    results: [],
    resultBytes: 0,
    notes: [],
    problem: null,
  };
}

export function rowView({ notes: _notes, problem, ...row }: FileRow, locale: Locale): FolderFileView {
  return { ...row, problem: problem === null ? null : problemView(problem, locale) };
}

export function reportedRow(
  { notes, problem, share: _share, ...row }: FileRow,
  locale: Locale,
): ReportedFile {
  return {
    ...row,
    code: problem?.code ?? '',
    text:
      problem === null
        ? [...new Set(notes.map((note) => noteText(locale, note)))].join(' ')
        : problemView(problem, locale).text,
  };
}
