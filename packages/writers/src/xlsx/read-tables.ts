import { isFigure } from '@octavo/layout/table/words/figures';
import type { CellValue } from './cell-value.ts';
import { type Contradiction, contradictions } from './check-sums.ts';
import { columnWidths, overflows } from './column-widths.ts';
import { documentConvention, readValues } from './read-values.ts';
import type { SheetTable, TextCell } from './sheet-table.ts';
import type { SheetCell } from './workbook.ts';

/** Background of a total that contradicts its column. */
const warning = 'FFC7CE';

/** A table ready for a sheet, with the values of its cells. */
export interface ReadTable {
  readonly table: SheetTable;
  readonly cells: readonly SheetCell[];
  /** In points, wide enough for the values. */
  readonly columnWidths: readonly number[];
  readonly contradictions: number;
}

/** Reads the values of tables, based on the notation of each column and of all tables together. */
export function readTables(tables: readonly SheetTable[], language: string | null): ReadTable[] {
  const convention = documentConvention(tables, language);

  return tables.map((table) => {
    const values = readValues(table, convention);
    const wrong = new Map(contradictions(table, values).map((found) => [found.cell, found]));
    const fitted = table.cells.flatMap((source, index) => {
      const value = values[index] ?? null;

      return isBare(source, value)
        ? []
        : [{ source, cell: sheetCell(source, value, wrong.get(index) ?? null) }];
    });
    const widths = columnWidths(table, fitted);
    const cells = fitted.map((one) => (overflows(one, widths) ? wrapped(one.cell) : one.cell));

    return { table, cells, columnWidths: widths, contradictions: wrong.size };
  });
}

function wrapped(cell: SheetCell): SheetCell {
  return { ...cell, style: { ...cell.style, wrap: true } };
}

/** True when a cell shows nothing on a sheet. */
function isBare({ background, borders, rowSpan, columnSpan }: TextCell, value: CellValue | null): boolean {
  const isPlain = background === null && Object.values(borders).every((border) => border === null);

  return value === null && isPlain && rowSpan * columnSpan === 1;
}

/**
 * Numbers keep the default alignment on the right, so that their digits line up; so do dashes between them.
 */
function alignmentOf({ horizontal }: TextCell, value: CellValue | null): TextCell['horizontal'] {
  if (value?.kind !== 'text') {
    return null;
  }

  return isFigure(value.text) && !/\d/.test(value.text) ? 'right' : horizontal;
}

/**
 * True for text that merely overflows into the empty cells beside it, as in a spreadsheet: no borders, not
 * centred.
 */
function runsOver({ borders, background, horizontal, rowSpan }: TextCell): boolean {
  return (
    rowSpan === 1 &&
    background === null &&
    horizontal === null &&
    borders.left === null &&
    borders.right === null &&
    borders.top === null
  );
}

function sheetCell(cell: TextCell, value: CellValue | null, wrong: Contradiction | null): SheetCell {
  const { face } = cell;

  return {
    row: cell.row,
    column: cell.column,
    rowSpan: cell.rowSpan,
    columnSpan: runsOver(cell) ? 1 : cell.columnSpan,
    value,
    style: {
      bold: face.bold,
      italic: face.italic,
      colour: face.colour,
      background: wrong === null ? cell.background : warning,
      borders: cell.borders,
      horizontal: alignmentOf(cell, value),
      vertical: cell.vertical,
      wrap: face.lines.length > 1,
      rotation: face.quarters === 3 ? 90 : face.quarters === 1 ? -90 : 0,
    },
    // Uses symbols, because a sheet has no language.
    comment:
      wrong === null
        ? null
        : `Σ ${wrong.sum.toFixed(wrong.decimals)} ≠ ${wrong.printed.toFixed(wrong.decimals)}`,
  };
}
