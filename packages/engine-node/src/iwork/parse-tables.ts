import * as workbook from '@e965/xlsx';
import type { IworkCell, IworkTable } from './tables.ts';

/** Parses a Numbers document. @throws Error of the library for most damage. */
export function parseTables(bytes: Uint8Array): IworkTable[] {
  const book = workbook.read(bytes, { cellDates: true });

  return book.SheetNames.map((name) => tableOf(name, book.Sheets[name] ?? {}));
}

function tableOf(name: string, sheet: workbook.WorkSheet): IworkTable {
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

function cellOf(cell: workbook.CellObject | undefined, merge: workbook.Range | undefined): IworkCell {
  return {
    text: cell === undefined ? '' : textOf(cell),
    isNumber: cell?.t === 'n' || cell?.t === 'd',
    columns: merge === undefined ? 1 : merge.e.c - merge.s.c + 1,
    rows: merge === undefined ? 1 : merge.e.r - merge.s.r + 1,
  };
}

/** Text of a cell. Dates are formatted as in ISO 8601, because the document's date formats are not read. */
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
