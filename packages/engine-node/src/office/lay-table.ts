import { readFile, writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { readSeparated, writeSeparated } from '@octavo/pdf/text/separated-values';
import type { InputFile, Workspace } from '../run-files.ts';
import { decodeText } from '../text/decode-text.ts';

/** A table prepared as text for LibreOffice to read and draw. */
export interface LaidTable {
  readonly file: InputFile;
  readonly reading: { readonly filter: string; readonly filterOptions: string };
  readonly shape: {
    readonly name: string;
    readonly hasHeader: boolean;
    readonly columns: readonly ('number' | 'text')[];
  };
  readonly notes: readonly Note[];
}

/** Capacity of a LibreOffice sheet. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

/**
 * Prepares a table for LibreOffice: UTF-8, commas, every field a text. Nothing is mistaken for a date or a
 * formula, and numbers keep their leading zeros. The sheet gets the given name.
 *
 * @throws Failure `empty-file`, `nothing-to-show`, `output-limit`.
 */
export async function layTable(file: InputFile, name: string, workspace: Workspace): Promise<LaidTable> {
  const { text, encoding, isGuessed } = decodeText(await readFile(file.path));
  const { rows, columns, hasHeader, numeric } = readSeparated(text);

  if (rows.every((row) => row.every((field) => field.trim() === ''))) {
    throw new Failure(text === '' ? 'empty-file' : 'nothing-to-show');
  }

  if (rows.length > mostRows || columns > mostColumns) {
    throw new Failure('output-limit', `${rows.length} rows, ${columns} columns`);
  }

  const path = workspace.newPath('csv');
  await writeFile(path, writeSeparated(rows), { mode: 0o600 });
  // Comma, quote, UTF-8, from the first line on; 2 makes a column of texts.
  const formats = Array.from({ length: columns }, (_, index) => `${index + 1}/2`).join('/');

  return {
    file: { ...file, path },
    reading: {
      filter: 'Text - txt - csv (StarCalc)',
      filterOptions: `44,34,76,1,${formats},0,false,false,false`,
    },
    shape: { name, hasHeader, columns: numeric.map((is) => (is ? 'number' : 'text')) },
    notes: isGuessed ? [{ code: 'encoding-guessed', values: { encoding } }] : [],
  };
}
