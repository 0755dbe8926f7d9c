import { readFile } from 'node:fs/promises';
import * as workbook from '@e965/xlsx';

export interface TableCell {
  readonly text: string;
  /** Numbers stand at the end of their cell, words at its beginning. */
  readonly isNumber: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** A table as it is drawn: null where a merged cell covers. */
export interface Table {
  readonly name: string;
  readonly rows: readonly (readonly (TableCell | null)[])[];
}

/**
 * The tables of a Numbers document of 2013 or later, in their order, with merged cells. Formulas have the values
 * they were saved with; colours and charts are not read.
 *
 * Returns no tables when the document cannot be read: other ways remain.
 */
export async function readNumbersTables(path: string): Promise<Table[]> {
  const bytes = await readFile(path);
  const { log } = console;
  // The library tells of damaged parts on standard output, where only results belong.
  console.log = () => {};

  try {
    const book = workbook.read(bytes, { cellDates: true });

    return book.SheetNames.map((name) => tableOf(name, book.Sheets[name] ?? {}));
  } catch {
    return [];
  } finally {
    console.log = log;
  }
}

/** Every word of the tables, to see whether another rendering has them. */
export function wordsOf(tables: readonly Table[]): string[] {
  return tables.flatMap(({ rows }) =>
    rows.flatMap((row) => row.flatMap((cell) => wordsIn(cell?.text ?? ''))),
  );
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function tableOf(name: string, sheet: workbook.WorkSheet): Table {
  const range = workbook.utils.decode_range(sheet['!ref'] ?? 'A1:A1');
  const merges = sheet['!merges'] ?? [];
  const rows = [];

  for (let row = range.s.r; row <= range.e.r; row += 1) {
    const cells = [];

    for (let column = range.s.c; column <= range.e.c; column += 1) {
      const merge = merges.find(({ s, e }) => row >= s.r && row <= e.r && column >= s.c && column <= e.c);
      const covered = merge !== undefined && (merge.s.r !== row || merge.s.c !== column);
      cells.push(covered ? null : cellOf(sheet[workbook.utils.encode_cell({ r: row, c: column })], merge));
    }

    rows.push(cells);
  }

  return { name, rows };
}

function cellOf(cell: workbook.CellObject | undefined, merge: workbook.Range | undefined): TableCell {
  return {
    text: cell === undefined ? '' : textOf(cell),
    isNumber: cell?.t === 'n' || cell?.t === 'd',
    columns: merge === undefined ? 1 : merge.e.c - merge.s.c + 1,
    rows: merge === undefined ? 1 : merge.e.r - merge.s.r + 1,
  };
}

/** Dates are written as ISO 8601 does: the document's own form of them is not read. */
function textOf(cell: workbook.CellObject): string {
  if (cell.v instanceof Date) {
    const [day = '', time = ''] = cell.v.toISOString().split('T');

    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
  }

  if (typeof cell.v === 'boolean') {
    return cell.v ? '☑' : '☐';
  }

  return cell.w ?? String(cell.v ?? '');
}
