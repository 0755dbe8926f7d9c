import type { CellBorders } from '@octavo/layout/table/found-table';
import type { CellValue } from './cell-value.ts';

export interface CellStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly colour: string;
  readonly background: string | null;
  readonly borders: CellBorders;
  readonly horizontal: 'left' | 'right' | 'center' | null;
  readonly vertical: 'top' | 'center' | 'bottom';
  readonly wrap: boolean;
  /** Degrees counterclockwise by which the text is rotated in the cell. */
  readonly rotation: 0 | 90 | -90;
}

export interface SheetCell {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly value: CellValue | null;
  readonly style: CellStyle;
  /** Comment shown beside the cell. */
  readonly comment: string | null;
}

export interface Worksheet {
  readonly name: string;
  /** In points. */
  readonly columnWidths: readonly number[];
  /** Number of rows that stay visible while scrolling. */
  readonly frozenRows: number;
  readonly rightToLeft: boolean;
  /** Row by row, from the first column. */
  readonly cells: readonly SheetCell[];
}

export interface Workbook {
  readonly title: string | null;
  /** At least one. */
  readonly sheets: readonly Worksheet[];
}

/** Size limits of a sheet (not specified by ECMA-376, but by Excel). */
export const mostRows = 1_048_576;
export const mostColumns = 16_384;
export const mostCharacters = 32_767;
