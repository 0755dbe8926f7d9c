import type { TableCell } from '@octavo/layout/model';
import type { TableGrid } from './table-grid.ts';

export interface ColumnNames {
  /** Number of rows at the top that hold names. */
  readonly rows: number;
  /** Name of each column, from top to bottom; empty for none. */
  readonly texts: readonly string[];
}

const thresholds = {
  /** Share of the cells below the first row that are numbers in a table whose first row names its columns. */
  numberShare: 0.3,

  /** Longest name of a column that no header row holds, in characters. */
  longestName: 60,

  /** Columns and rows below of a table that begins right below another one. */
  fewestNames: 3,
  rowsBelow: 2,
};

/** No two parts in a row may take white space: failing would take quadratic time. */
const number = /^[-+−(]?\s*(?:\p{Sc}\s*)?\p{N}[\p{N}\s.,'’]*(?:[%\p{Sc})]\s*)?(?:\p{L}{1,4})?$/u;

/** A number with decimals or groups of thousands, which no name of a column has. */
const amount = /\p{N}[.,\u00a0\u202f ]\p{N}{2,3}/u;

/** Names of the columns: the header rows, or a first row without numbers above a table of numbers. */
export function columnNames(grid: TableGrid, headerRows: number): ColumnNames {
  const rows =
    headerRows > 0
      ? rowsOfNames(grid, Math.min(headerRows, grid.rows - 1))
      : beginsWithNames(grid, 0)
        ? 1
        : 0;

  return { rows, texts: namesIn(grid, 0, rows) };
}

/**
 * Names of the columns from a row on that begins another table right below the first one, as the transactions below
 * the balances of a statement; null for any other row.
 *
 * @param widestAbove most cells with text in a row above: at most as many rows as columns exceed it, and only for
 *   these are the rows below read
 */
export function namesBelow(grid: TableGrid, row: number, widestAbove: number): readonly string[] | null {
  if (row === 0 || grid.rows - row <= thresholds.rowsBelow) {
    return null;
  }

  const filled = filledCells(grid, row).length;

  return filled >= thresholds.fewestNames && filled > widestAbove && beginsWithNames(grid, row)
    ? namesIn(grid, row, row + 1)
    : null;
}

/** Cells of a row with text. */
export function filledCells(grid: TableGrid, row: number): TableCell[] {
  return grid.cellsIn(row).filter((cell) => grid.textOf(cell) !== '');
}

/** Name of each column, from the texts of some rows. */
function namesIn(grid: TableGrid, first: number, end: number): string[] {
  const texts: string[] = [];

  for (let column = 0; column < grid.columns; column += 1) {
    const above = new Set<string>();

    for (let row = first; row < end; row += 1) {
      const cell = grid
        .cellsIn(row)
        .find((each) => each.column <= column && column < each.column + each.columnSpan);
      above.add(cell === undefined ? '' : grid.textOf(cell));
    }

    texts.push([...above].filter(Boolean).join(' '));
  }

  return texts;
}

/** Header rows up to the first below another one that holds an amount: the opening balance of a statement. */
function rowsOfNames(grid: TableGrid, headerRows: number): number {
  for (let row = 1; row < headerRows; row += 1) {
    if (grid.cellsIn(row).some((cell) => cell.row === row && isAmount(grid.textOf(cell)))) {
      return row;
    }
  }

  return headerRows;
}

function isAmount(text: string): boolean {
  return amount.test(text) && !/\p{L}/u.test(text);
}

/** True for a row without numbers above rows of numbers. */
function beginsWithNames(grid: TableGrid, at: number): boolean {
  const first = grid.cellsIn(at).map((cell) => grid.textOf(cell));
  const names = first.filter(Boolean);
  const below: string[] = [];

  for (let row = at + 1; row < grid.rows; row += 1) {
    below.push(...grid.cellsIn(row).flatMap((cell) => (cell.column > 0 ? [grid.textOf(cell)] : [])));
  }

  const filled = below.filter(Boolean);
  const isNamed = names.length > 1 && names.length >= first.length - 1;

  return (
    isNamed &&
    names.every((text) => !number.test(text) && text.length <= thresholds.longestName) &&
    filled.filter((text) => number.test(text)).length > filled.length * thresholds.numberShare
  );
}
