import type { FontFace } from '@octavo/pdf/content/page-content';
import type { FoundCell, FoundTable } from '../found-table.ts';
import { isFigure } from '../words/figures.ts';
import { cellText } from './cell-text.ts';

const thresholds = {
  /** Maximum number of header rows, and their maximum share; further ones are rows of the table. */
  mostHeaderRows: 6,
  mostHeaderShare: 0.5,

  /** Share of figures in a row from which it is no header. */
  mostFigures: 0.34,

  /** Largest share of rows that have the background of the header. */
  sharedGround: 0.34,

  /** Share of rows with figures below words that makes the words a header. */
  figuresBelow: 0.5,

  /** Largest share of bold rows below a bold header. */
  boldBelow: 0.4,

  /** Largest share of figures in a column that names the rows. */
  namesShare: 0.3,

  /** Share of figures in a column beside it. */
  figuresShare: 0.6,
};

/** Look of a row, to distinguish headings from the rows below them. */
interface RowLook {
  readonly filled: number;
  readonly figures: number;
  readonly years: number;
  readonly bold: boolean;
  readonly background: string | null;
  readonly spans: boolean;
}

/** Adds the numbers of header rows and header columns to a table; header rows from tags take precedence. */
export function withHeaders(table: FoundTable, fonts: readonly FontFace[]): FoundTable {
  const cells = table.rowHeights.map((): FoundCell[] => []);

  for (const cell of table.cells) {
    cells[cell.row]?.push(cell);
  }

  const looks = cells.map((row) => lookOf(row, fonts));

  const rows = table.headerRows > 0 ? table.headerRows : headerRows(table, looks);

  return { ...table, headerRows: rows, headerColumns: headerColumns(table) };
}

function headerRows(table: FoundTable, looks: readonly RowLook[]): number {
  const most = Math.min(
    thresholds.mostHeaderRows,
    Math.floor(looks.length * thresholds.mostHeaderShare) || 1,
    looks.length - 1,
  );
  let rows = 0;

  while (rows < most && isHeading(looks, rows)) {
    rows += 1;
  }

  // A heading ends where no cell of it reaches further down.
  const reach = table.cells
    .filter(({ row, rowSpan, glyphs }) => row < rows && rowSpan > 1 && glyphs.length > 0)
    .reduce((end, { row, rowSpan }) => Math.max(end, row + rowSpan), rows);

  return reach <= most ? reach : rows;
}

function isHeading(looks: readonly RowLook[], row: number): boolean {
  const look = looks[row];
  const below = looks.slice(row + 1).filter(({ filled }) => filled > 0);

  if (look === undefined || below.length === 0) {
    return false;
  }

  if (look.filled === 0) {
    return row === 0 && isHeading(looks, row + 1);
  }

  const figures = look.figures - look.years;

  if (figures > 0 && figures >= look.filled * thresholds.mostFigures) {
    return false;
  }

  const boldBelow = below.filter(({ bold }) => bold).length / below.length;
  const tinted =
    look.background !== null &&
    below.filter(({ background }) => background === look.background).length <=
      below.length * thresholds.sharedGround;
  const overFigures =
    look.filled > 1 &&
    below.filter((other) => other.figures > other.years).length >= below.length * thresholds.figuresBelow;
  const headsSome = look.spans && row + 1 < looks.length && look.filled > 1;

  return (
    (look.bold && boldBelow < thresholds.boldBelow) ||
    tinted ||
    overFigures ||
    (headsSome && isHeading(looks, row + 1))
  );
}

function lookOf(cells: readonly FoundCell[], fonts: readonly FontFace[]): RowLook {
  const texts = cells
    .map((cell) => ({ cell, text: cellText(cell.glyphs, fonts) }))
    .filter(({ text }) => text.lines.length > 0);
  const figures = texts.filter(({ text }) => text.lines.every(isFigure));
  const years = figures.filter(({ text }) => text.lines.every((line) => /^(19|20)\d\d$/.test(line)));
  const backgrounds = new Set(texts.map(({ cell }) => cell.background));
  const [background = null] = backgrounds;

  return {
    filled: texts.length,
    figures: figures.length,
    years: years.length,
    bold: texts.length > 0 && texts.every(({ text }) => text.bold),
    background: backgrounds.size === 1 ? background : null,
    spans: texts.some(({ cell }) => cell.columnSpan > 1),
  };
}

/** Returns 1 when the first column has words beside columns of figures, so it names the rows; else 0. */
function headerColumns(table: FoundTable): number {
  const columns = table.columnWidths.length;
  const first = table.direction === 'rtl' ? columns - 1 : 0;
  const share = (column: number) => {
    const texts = table.cells
      .filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.glyphs.length > 0)
      .map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));

    return texts.filter(isFigure).length / Math.max(1, texts.length);
  };
  const others = Array.from({ length: columns }, (_, column) => column).filter((column) => column !== first);

  return columns > 1 &&
    share(first) < thresholds.namesShare &&
    others.some((column) => share(column) > thresholds.figuresShare)
    ? 1
    : 0;
}
