import type { FolderFileState } from '@octavo/contract/folders';

/** A file of a batch with its outcome, as the report tells it. */
export interface ReportedFile {
  readonly path: string;
  readonly state: FolderFileState;
  readonly sizeBytes: number;
  readonly resultBytes: number;
  readonly results: readonly string[];
  readonly code: string;
  /** Reason of a failure, or notes of the tool, in the language of the report. */
  readonly text: string;
}

export interface ReportWords {
  readonly columns: readonly string[];
  readonly states: Readonly<Record<FolderFileState, string>>;
  /** Spreadsheet programs of a language take its separator of lists. */
  readonly separator: ',' | ';';
}

/** Byte order mark: without it, spreadsheet programs take UTF-8 for another encoding. */
const mark = '\ufeff';

/** Writes the report of a batch as a table that spreadsheet programs open (RFC 4180). */
export function csvReport(
  files: readonly ReportedFile[],
  { columns, states, separator }: ReportWords,
): string {
  const rows = files.map(({ path, state, sizeBytes, resultBytes, results, code, text }) => [
    path,
    states[state],
    results.join('; '),
    String(sizeBytes),
    results.length === 0 ? '' : String(resultBytes),
    code,
    text,
  ]);

  return `${mark}${[columns, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

/** Spreadsheet programs would run a cell that begins like a formula. */
function cell(text: string): string {
  const shown = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;

  return /[",;\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
