import type { BlockPosition, Stroke } from '../model.ts';
import type { Box, Colour, PageGlyph } from '../page-content.ts';

export interface CellBorders {
  readonly top: Stroke | null;
  readonly right: Stroke | null;
  readonly bottom: Stroke | null;
  readonly left: Stroke | null;
}

export interface FoundCell {
  readonly row: number;
  /** From the left, also where people read from the right. */
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly place: BlockPosition;
  readonly background: Colour | null;
  readonly borders: CellBorders;
  readonly verticalAlignment: 'top' | 'middle' | 'bottom';
  /** What stands in the cell, tables inside it excepted, in the order of the content stream. */
  readonly glyphs: readonly PageGlyph[];
  /** Tables within the cell. */
  readonly tables: readonly FoundTable[];
}

/** A table as it lies on its pages, its cells still made of glyphs. */
export interface FoundTable {
  /** One, or one for each page it runs over. */
  readonly places: readonly [BlockPosition, ...BlockPosition[]];
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Rows at the top that name the columns. */
  readonly headerRows: number;
  /** Its header stands on its first page alone. */
  readonly headedOnce?: boolean;
  /** Columns at the side that name the rows: at the left, or at the right when read from there. */
  readonly headerColumns: number;
  /** Told by its rulings or by tags rather than by how its texts line up. */
  readonly ruled: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** Of the tag tree, for a table that it tells (index into the elements). */
  readonly element?: number;
  /** Row by row, from the left; every place of the grid is covered by one cell. */
  readonly cells: readonly FoundCell[];
}

/** Where a cell stands in its grid. */
export interface Span {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

/** Lines between rows and columns, and the cells between them, before anything is put in. */
export interface TableGrid {
  /** Edges of the columns, ascending; one more than there are columns. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly spans: readonly Span[];
  readonly ruled: boolean;
}

export function boxOf(grid: TableGrid, span: Span): Box {
  return {
    left: grid.xs[span.column] ?? 0,
    top: grid.ys[span.row] ?? 0,
    right: grid.xs[span.column + span.columnSpan] ?? 0,
    bottom: grid.ys[span.row + span.rowSpan] ?? 0,
  };
}
