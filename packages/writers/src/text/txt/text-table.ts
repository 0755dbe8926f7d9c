import type { Table } from '@octavo/layout/model';
import { textWidth } from './text-width.ts';

/** Longer lines wrap in most windows and lose their columns, so tabs separate the cells instead. */
const widest = 120;
const gap = '  ';

/** Largest cell text for which its row still reads as one line. */
const longestCell = 200;

interface PlainTextCell {
  readonly text: string;
  readonly column: number;
  readonly columnSpan: number;
}

/**
 * Rows of a table as lines, with aligned columns if they fit and tabs between cells otherwise. Null for a
 * table used only to lay out running text.
 */
export function textTable(table: Table, textOf: (cell: Table['cells'][number]) => string): string | null {
  const rows: PlainTextCell[][] = table.rowHeights.map(() => []);

  for (const cell of table.cells) {
    const text = textOf(cell).replace(/\s+/g, ' ').trim();

    if (text.length > longestCell && cell.blocks.length > 1) {
      return null;
    }

    rows[cell.row]?.push({ text, column: cell.column, columnSpan: cell.columnSpan });
  }

  const filled = rows
    .map((row) => row.sort((a, b) => a.column - b.column))
    .filter((row) => row.some(({ text }) => text !== ''));
  const widths = columnWidths(filled, table.columnWidths.length);
  const total = widths.reduce((sum, width) => sum + (width === 0 ? 0 : width + gap.length), 0);

  if (total > widest) {
    return filled.map((row) => row.map(({ text }) => text).join('\t')).join('\n');
  }

  const numeric = widths.map((_, column) => isNumeric(filled, column));

  return filled.map((row) => alignedRow(row, widths, numeric)).join('\n');
}

function columnWidths(rows: readonly (readonly PlainTextCell[])[], count: number): number[] {
  const widths = Array.from({ length: count }, () => 0);
  const cells = rows.flat();

  for (const { text, column } of cells.filter(({ columnSpan }) => columnSpan === 1)) {
    widths[column] = Math.max(widths[column] ?? 0, textWidth(text));
  }

  for (const { text, column, columnSpan } of cells.filter((cell) => cell.columnSpan > 1)) {
    // A title across the whole table starts at its left and may exceed the columns.
    if (column > 0 || columnSpan < count) {
      const own = widths.slice(column, column + columnSpan).filter((width) => width > 0);
      const room = own.reduce((sum, width) => sum + width, 0) + gap.length * Math.max(0, own.length - 1);
      const last = column + columnSpan - 1;
      widths[last] = (widths[last] ?? 0) + Math.max(0, textWidth(text) - room);
    }
  }

  return widths;
}

function alignedRow(
  row: readonly PlainTextCell[],
  widths: readonly number[],
  numeric: readonly boolean[],
): string {
  const starts = widths.map((_, column) => placesBefore(widths, column));
  let line = '';

  for (const { text, column, columnSpan } of row) {
    if (text === '') {
      continue;
    }

    const room = (widths[column] ?? 0) - textWidth(text);
    const shift = columnSpan === 1 && numeric[column] === true && looksNumeric(text) ? Math.max(0, room) : 0;
    const missing = (starts[column] ?? 0) + shift - textWidth(line);
    // Text wider than its columns pushes the next cell to the right.
    line += ' '.repeat(Math.max(line === '' ? 0 : gap.length, missing)) + text;
  }

  return line;
}

function placesBefore(widths: readonly number[], column: number): number {
  return widths.slice(0, column).reduce((sum, width) => sum + (width === 0 ? 0 : width + gap.length), 0);
}

function isNumeric(rows: readonly (readonly PlainTextCell[])[], column: number): boolean {
  const texts = rows.flat().filter((cell) => cell.column === column && cell.columnSpan === 1);
  const filled = texts.filter(({ text }) => text !== '');

  return filled.filter(({ text }) => looksNumeric(text)).length > filled.length / 2;
}

function looksNumeric(text: string): boolean {
  return /\d/.test(text) && /^[\s\d.,’'()%€$£¥+\u2212–-]+$/.test(text);
}
