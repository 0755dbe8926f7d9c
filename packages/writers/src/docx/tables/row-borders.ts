import type { Table } from '@octavo/layout/model';

/** Widths of the thickest borders above and below, in points. */
export interface RowBorders {
  readonly above: number;
  readonly below: number;
}

/** Borders of a row; office programs add their widths to the given row height. */
export function rowBorders({ cells }: Table, row: number): RowBorders {
  let above = 0;
  let below = 0;

  for (const cell of cells) {
    if (cell.row === row) {
      above = Math.max(above, cell.borders.top?.widthPoints ?? 0);
    }

    if (cell.row + cell.rowSpan - 1 === row) {
      below = Math.max(below, cell.borders.bottom?.widthPoints ?? 0);
    }
  }

  return { above, below };
}

/** The borders around a table, half of which stand outside of its grid. */
export function outerBorders(table: Table): RowBorders {
  return {
    above: rowBorders(table, 0).above,
    below: rowBorders(table, table.rowHeights.length - 1).below,
  };
}
