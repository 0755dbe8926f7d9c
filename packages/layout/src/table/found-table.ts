import type { Box, Colour, PageGlyph } from '@octavo/pdf/content/page-content';
import type { BlockPosition, LineStroke } from '../model.ts';

export interface CellBorders {
  readonly top: LineStroke | null;
  readonly right: LineStroke | null;
  readonly bottom: LineStroke | null;
  readonly left: LineStroke | null;
}

export interface FoundCell {
  readonly row: number;
  /** Counted from the left, also in right-to-left text. */
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly place: BlockPosition;
  readonly background: Colour | null;
  readonly borders: CellBorders;
  readonly verticalAlignment: 'top' | 'middle' | 'bottom';
  /** Glyphs in the cell, except those of tables inside it, in the order of the content stream. */
  readonly glyphs: readonly PageGlyph[];
  /** Tables within the cell. */
  readonly tables: readonly FoundTable[];
}

/** A table as positioned on its pages, with cells that still consist of glyphs. */
export interface FoundTable {
  /** One position, or one for each page that the table continues on. */
  readonly places: readonly [BlockPosition, ...BlockPosition[]];
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Number of rows at the top that name the columns. */
  readonly headerRows: number;
  /** True when the header stands on the first page only. */
  readonly headedOnce?: boolean;
  /** Number of columns at the side that name the rows: at the left, or at the right in right-to-left text. */
  readonly headerColumns: number;
  /** True when found by its rulings or by tags rather than by the alignment of its texts. */
  readonly ruled: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** Element of the tag tree, for a tagged table (index into the elements). */
  readonly element?: number;
  /** Row by row, from the left; every position of the grid is covered by one cell. */
  readonly cells: readonly FoundCell[];
}

/** Position of a cell in its grid. */
export interface Span {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

/** Lines between rows and columns, and the cells between them, before any content is added. */
export interface FoundGrid {
  /** Edges of the columns, ascending; one more than there are columns. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly spans: readonly Span[];
  readonly ruled: boolean;
}

export function boxOf(grid: FoundGrid, span: Span): Box {
  return {
    left: grid.xs[span.column] ?? 0,
    top: grid.ys[span.row] ?? 0,
    right: grid.xs[span.column + span.columnSpan] ?? 0,
    bottom: grid.ys[span.row + span.rowSpan] ?? 0,
  };
}
