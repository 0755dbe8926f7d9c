import type { OutsideText } from './outside-text.ts';
import { plainCell } from './plain-cell.ts';
import type { ReadTable } from './read-tables.ts';
import { sheetNames } from './sheet-names.ts';
import { mostColumns, mostRows, type SheetCell, type Workbook, type Worksheet } from './workbook.ts';

/** Width of the column of a sheet that only holds text, in points. */
const textWidth = 420;

export interface WorkbookPlan {
  readonly title: string | null;
  /** One sheet per table, or all tables on one sheet, below each other. */
  readonly sheets: 'table' | 'one';
}

/** Builds a workbook of tables and the text around them. */
export function buildWorkbook(
  tables: readonly ReadTable[],
  texts: readonly OutsideText[],
  { title, sheets }: WorkbookPlan,
): Workbook {
  const made = sheets === 'one' ? [stacked(tables, texts)] : apart(tables, texts);
  const names = sheetNames(sheets === 'one' ? [title] : made.map(({ name }) => name));

  return { title, sheets: made.map((sheet, index) => ({ ...sheet, name: names[index] ?? '' })) };
}

function apart(tables: readonly ReadTable[], texts: readonly OutsideText[]): Worksheet[] {
  const sheets = tables.map(
    ({ table, cells, columnWidths }): Worksheet => ({
      name: table.name ?? '',
      columnWidths: columnWidths.slice(0, mostColumns),
      frozenRows: table.headerRows,
      rightToLeft: table.rightToLeft,
      cells: cells.filter(fits),
    }),
  );

  return texts.length === 0 ? sheets : [...sheets, { ...stacked([], texts), name: 'Text' }];
}

/** Puts all content on one sheet in document order: tables below their names, text between them. */
function stacked(tables: readonly ReadTable[], texts: readonly OutsideText[]): Worksheet {
  const items = [
    ...texts.map((text) => ({ pageIndex: text.pageIndex, top: text.top, text: text.text, read: null })),
    ...tables.map((read) => ({ pageIndex: read.table.pageIndex, top: read.table.top, text: '', read })),
  ].sort((one, other) => one.pageIndex - other.pageIndex || one.top - other.top);
  const cells: SheetCell[] = [];
  const widths: number[] = [];
  let row = 0;
  let afterTable = false;

  for (const { text, read } of items) {
    if (read === null) {
      cells.push(plainCell(row, text, { wrap: tables.length === 0 }));
      row += 1;
      afterTable = false;
      continue;
    }

    // A table has an empty row above it; after a table that row already exists.
    row += cells.length > 0 && !afterTable ? 1 : 0;

    // With the surrounding text, the table's name is already on the sheet.
    if (texts.length === 0 && read.table.name !== null) {
      cells.push(plainCell(row, read.table.name, { bold: true }));
      row += 1;
    }

    const start = row;
    cells.push(...read.cells.map((cell) => ({ ...cell, row: cell.row + start })));
    row += read.table.rows + 1;
    afterTable = true;

    for (const [column, width] of read.columnWidths.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, width);
    }
  }

  return {
    name: '',
    columnWidths: tables.length === 0 ? [textWidth] : widths.slice(0, mostColumns),
    frozenRows: 0,
    rightToLeft: tables.length > 0 && tables.every(({ table }) => table.rightToLeft),
    cells: cells.filter(fits),
  };
}

function fits({ row, column, rowSpan, columnSpan }: SheetCell): boolean {
  return row + rowSpan <= mostRows && column + columnSpan <= mostColumns;
}
