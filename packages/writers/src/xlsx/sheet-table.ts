import type { Lexicon } from '@octavo/layout/block/lexicon';
import { type CellText, cellText, joinLines } from '@octavo/layout/table/cells/cell-text';
import type { CellBorders, FoundCell, FoundTable } from '@octavo/layout/table/found-table';
import type { FontFace } from '@octavo/pdf/content/page-content';

/** A cell with its recognized text. */
export interface TextCell {
  readonly row: number;
  /** Counted from the side where reading starts. */
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: string;
  /** Note mark after the text. */
  readonly mark: string;
  readonly face: CellText;
  readonly horizontal: 'left' | 'right' | 'center' | null;
  readonly vertical: 'top' | 'center' | 'bottom';
  readonly background: string | null;
  readonly borders: CellBorders;
}

/** A table with the text of its cells, before numbers are recognized. */
export interface SheetTable {
  readonly name: string | null;
  readonly pageIndex: number;
  readonly top: number;
  readonly columnWidths: readonly number[];
  readonly rows: number;
  readonly headerRows: number;
  readonly headerColumns: number;
  readonly rightToLeft: boolean;
  readonly cells: readonly TextCell[];
}

interface SheetContext {
  readonly name: string | null;
  readonly fonts: readonly FontFace[];
  readonly lexicon: Lexicon;
}

export function sheetTable(table: FoundTable, { name, fonts, lexicon }: SheetContext): SheetTable {
  const rightToLeft = table.direction === 'rtl';
  const columns = table.columnWidths.length;
  const cells = table.cells.map((cell): TextCell => {
    const face = cellText(cell.glyphs, fonts);
    const column = rightToLeft ? columns - cell.column - cell.columnSpan : cell.column;

    return {
      row: cell.row,
      column,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      text: textOf(face, cell, lexicon),
      mark: face.mark,
      face,
      horizontal: horizontalOf(cell, face),
      vertical: cell.verticalAlignment === 'middle' ? 'center' : cell.verticalAlignment,
      background: cell.background,
      borders: rightToLeft
        ? { ...cell.borders, left: cell.borders.right, right: cell.borders.left }
        : cell.borders,
    };
  });

  return {
    name,
    pageIndex: table.places[0].pageIndex,
    top: table.places[0].box.top,
    columnWidths: rightToLeft ? [...table.columnWidths].reverse() : table.columnWidths,
    rows: table.rowHeights.length,
    headerRows: table.headerRows,
    headerColumns: table.headerColumns,
    rightToLeft,
    cells,
  };
}

/** Text of a cell: lines of digits stay separate, lines of words are joined; nested tables follow as text. */
function textOf(face: CellText, cell: FoundCell, lexicon: Lexicon): string {
  const isList = face.lines.length > 1 && face.lines.every((line) => /^[\d\s.,()%\p{Sc}-]+$/u.test(line));
  const own = isList ? face.lines.join('\n') : joinLines(face.lines, lexicon);
  const inner = cell.tables.map((table) =>
    table.rowHeights
      .map((_, row) =>
        table.cells
          .filter((inside) => inside.row === row)
          .map((inside) => joinLines(cellText(inside.glyphs, []).lines, lexicon))
          .join(' | '),
      )
      .join('\n'),
  );

  return [own, ...inner].filter((text) => text !== '').join('\n');
}

/** Horizontal alignment of a cell's text; null for the default. */
function horizontalOf({ glyphs, place: { box } }: FoundCell, face: CellText): 'right' | 'center' | null {
  const inked = glyphs.filter(({ text }) => text.trim() !== '');

  if (inked.length === 0 || face.quarters !== 0) {
    return null;
  }

  const left = Math.min(...inked.map((glyph) => glyph.left)) - box.left;
  const right = box.right - Math.max(...inked.map((glyph) => glyph.right));
  const width = box.right - box.left;

  if (left > 6 && right > 6 && Math.abs(left - right) < Math.max(3, width * 0.06)) {
    return 'center';
  }

  return right < width * 0.15 && left > width * 0.35 ? 'right' : null;
}
