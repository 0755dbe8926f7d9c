import { arialWidth } from '../ooxml/arial-width.ts';
import type { SheetTable, TextCell } from './sheet-table.ts';
import type { SheetCell } from './workbook.ts';

/** Font size of all cells, in points. */
const typePoints = 10;

/** Space that spreadsheet programs keep free beside the contents of a cell, in points. */
const paddingPoints = 7;

/** Height of a line, which is the width of a rotated one. */
const linePoints = 13;

/** Width up to which a column grows for text, which wraps beyond it: a line of some sixty letters, in points. */
const widestText = 320;

/** Largest width taken from the page, in points. */
const widestPaper = 420;

/** A cell with what it needs of its columns. */
export interface FittedCell {
  readonly source: TextCell;
  readonly cell: SheetCell;
}

/**
 * Widths of a table's columns, in points. Cells are set in a fixed size, so the widths of the page don't fit them:
 * a number that its column is too narrow for is shown as `###`, or rounded.
 */
export function columnWidths(table: SheetTable, cells: readonly FittedCell[]): number[] {
  const widths = paperWidths(table);
  const narrowFirst = cells.toSorted((one, other) => one.cell.columnSpan - other.cell.columnSpan);

  for (const fitted of narrowFirst) {
    const { column, columnSpan } = fitted.cell;
    const spanned = widths.slice(column, column + columnSpan);
    const present = spanned.reduce((sum, width) => sum + width, 0);
    const missing = neededWidth(fitted) - present;

    for (const [index, width] of missing > 0 ? spanned.entries() : []) {
      widths[column + index] = width + missing * (present > 0 ? width / present : 1 / spanned.length);
    }
  }

  return widths;
}

/** Widths of the page; smaller where its letters are larger than those of the sheet. */
function paperWidths({ columnWidths: widths, cells }: SheetTable): number[] {
  const sizes = cells
    .flatMap(({ text, face }) => (text === '' ? [] : [face.sizePoints]))
    .sort((a, b) => a - b);
  const common = sizes[sizes.length >> 1] ?? typePoints;

  return widths.map((width) => Math.min(widestPaper, width * Math.min(1, typePoints / common)));
}

/** True for text that is wider than its columns and not meant to continue beside them. */
export function overflows({ source, cell }: FittedCell, widths: readonly number[]): boolean {
  const { column, columnSpan, value, style } = cell;

  if (value?.kind !== 'text' || columnSpan < source.columnSpan || style.rotation !== 0) {
    return false;
  }

  const present = widths.slice(column, column + columnSpan).reduce((sum, width) => sum + width, 0);

  return arialWidth(value.text, typePoints, style) + paddingPoints > present;
}

function neededWidth({ source, cell: { value, style, columnSpan } }: FittedCell): number {
  if (value === null) {
    return 0;
  }

  const { lines } = source.face;

  if (style.rotation !== 0) {
    return lines.length * linePoints + paddingPoints;
  }

  // Other programs may write a month or a currency longer than the page: one digit is kept free.
  if (value.kind !== 'text') {
    return arialWidth(`0${value.text}${source.mark}`, typePoints, style) + paddingPoints;
  }

  // Text of several columns continues over the empty ones beside it.
  if (columnSpan < source.columnSpan) {
    return 0;
  }

  const shown = lines.length > 1 ? [...lines, ...value.text.split(/\s/)] : value.text.split('\n');
  const widest = Math.max(...shown.map((line) => arialWidth(line, typePoints, style)));

  return Math.min(widest, widestText) + paddingPoints;
}
