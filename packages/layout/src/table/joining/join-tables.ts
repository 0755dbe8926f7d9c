import type { PageContent } from '@octavo/pdf/content/page-content';
import type { BlockPosition } from '../../model.ts';
import type { FoundCell, FoundTable } from '../found-table.ts';
import { isBlank } from '../words/words.ts';

export interface TablesOfPage {
  readonly content: PageContent;
  /** From the top. */
  readonly tables: readonly FoundTable[];
}

const thresholds = {
  /** Share of a page's height, at its top and at its bottom, where running headers and footers stand. */
  margin: 0.11,

  /** Share of the page height that a table must reach down to in order to continue on the next page. */
  fullPage: 0.65,

  /**
   * Largest difference between the columns of equal tables, in points; without lines, texts of other lengths
   * move their edges.
   */
  sameWidth: 4,
  sameTextWidth: 24,

  /** Maximum length of the text above a continued table, in characters: the number or title of a page. */
  longestHeader: 40,
};

/** Words in a line above a table that began on an earlier page. */
const continued =
  /\b(cont(inued|['’]?d)?|suite|fortsetzung|forts|segue|continuaci[oó]n|continua[cç][aã]o|vervolg)\b/i;

/** All tables of consecutive pages; a table that continues on the next page is one table. */
export function joinTables(pages: readonly TablesOfPage[]): FoundTable[] {
  const tables: FoundTable[] = [];
  let open: FoundTable | null = null;
  let before: TablesOfPage | null = null;

  for (const page of pages) {
    for (const [index, table] of page.tables.entries()) {
      const isContinued =
        index === 0 && open !== null && before !== null && continues(open, before, table, page);

      if (isContinued && open !== null) {
        open = append(open, table);
        tables[tables.length - 1] = open;
      } else {
        tables.push(table);
        open = table;
      }
    }

    open = page.tables.length > 0 ? open : null;
    before = page;
  }

  return tables;
}

function continues(open: FoundTable, before: TablesOfPage, table: FoundTable, page: TablesOfPage): boolean {
  if (open.element !== undefined && open.element === table.element) {
    return open.columnWidths.length === table.columnWidths.length;
  }

  const upper = open.places.at(-1);
  const [lower] = table.places;

  if (
    upper === undefined ||
    upper.pageIndex !== before.content.pageIndex ||
    upper.box.bottom < before.content.heightPoints * thresholds.fullPage ||
    page.content.pageIndex !== before.content.pageIndex + 1 ||
    !haveEqualColumns(open, table)
  ) {
    return false;
  }

  const below = textBetween(
    before.content,
    upper.box.bottom,
    before.content.heightPoints * (1 - thresholds.margin),
  );
  const above = textBetween(page.content, page.content.heightPoints * thresholds.margin, lower.box.top);

  // Equal headers below other text belong to two tables of one kind.
  const isHeader = above.length <= thresholds.longestHeader && repeatedRows(open, table) > 0;

  return below === '' && (above === '' || continued.test(above) || isHeader);
}

function haveEqualColumns(one: FoundTable, other: FoundTable): boolean {
  const most = one.ruled ? thresholds.sameWidth : thresholds.sameTextWidth;

  return (
    one.ruled === other.ruled &&
    one.columnWidths.length === other.columnWidths.length &&
    one.columnWidths.every((width, column) => Math.abs(width - (other.columnWidths[column] ?? 0)) <= most)
  );
}

function textBetween({ glyphs }: PageContent, top: number, bottom: number): string {
  return glyphs
    .filter((glyph) => !glyph.artifact && !isBlank(glyph) && glyph.top >= top && glyph.bottom <= bottom)
    .map(({ text }) => text)
    .join('');
}

/** Number of rows at the top of a part that equal those at the top of the table. */
function repeatedRows(table: FoundTable, part: FoundTable): number {
  const most = Math.min(table.rowHeights.length - 1, part.rowHeights.length - 1);
  let rows = 0;

  while (rows < most && isSameRow(table, part, rows)) {
    rows += 1;
  }

  return rows;
}

function isSameRow(one: FoundTable, other: FoundTable, row: number): boolean {
  const text = (table: FoundTable) =>
    table.cells
      .filter((cell) => cell.row === row)
      .map((cell) => `${cell.columnSpan}:${cell.glyphs.map((glyph) => glyph.text.trim()).join('')}`)
      .join('|');
  const rowText = text(one);

  return rowText === text(other) && /:[^|]/.test(rowText);
}

function append(table: FoundTable, part: FoundTable): FoundTable {
  const dropped = repeatedRows(table, part);
  const shift = table.rowHeights.length - dropped;
  const [first, ...rest] = table.places;

  return {
    ...table,
    places: [first, ...rest, partPlace(part, dropped)],
    rowHeights: [...table.rowHeights, ...part.rowHeights.slice(dropped)],
    headerRows: Math.max(table.headerRows, dropped),
    headedOnce: dropped === 0,
    cells: [
      ...table.cells,
      ...part.cells
        .filter(({ row }) => row >= dropped)
        .map((cell): FoundCell => ({ ...cell, row: cell.row + shift })),
    ],
  };
}

function partPlace(part: FoundTable, dropped: number): BlockPosition {
  const [{ pageIndex, box }] = part.places;
  const head = part.rowHeights.slice(0, dropped).reduce((sum, height) => sum + height, 0);

  return { pageIndex, box: { ...box, top: box.top + head } };
}
