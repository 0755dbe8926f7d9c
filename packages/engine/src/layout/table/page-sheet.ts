import type { Box, PageContent } from '../page-content.ts';
import { buildTable } from './build-table.ts';
import { columnEdges } from './columns.ts';
import type { FoundTable, Grid, Span } from './found-table.ts';
import { intervalOf } from './intervals.ts';
import { groupLines } from './line-groups.ts';
import { rulingsOf } from './rulings.ts';
import { type PlacedRow, placeRow } from './text-grid.ts';
import { type TextRow, textRowsOf } from './text-rows.ts';
import { boxAround, isUpright, linesOf, wordsOf } from './words.ts';

/** A line of this many words that takes this share of the page's width is running text. */
const proseWords = 9;
const proseShare = 0.5;

/** Lines of running text that follow one another are a paragraph; a sheet has none. */
const paragraphLines = 2;
const mostProse = 0.12;

/** Share of the lines that must stand side by side with others or in a table. */
const tabular = 0.55;

/** Edges of tables beside or below one another are one edge of the sheet when they are this near. */
const sameEdge = 5;

/** Whether a page is a printed sheet of a spreadsheet: tables and short lines, no paragraphs. */
function isSheet(page: PageContent, tables: readonly FoundTable[]): boolean {
  const rows = pageRows(page);
  const outside = rows.filter((row) => !tables.some((table) => holds(table, row)));
  const several = outside.filter(({ phrases }) => phrases.length > 1).length;
  const prose = outside.filter((row) => isProse(row, page)).length;
  let run = 0;

  if (tables.length === 0 || outside.length === 0 || prose > rows.length * mostProse) {
    return false;
  }

  for (const row of outside) {
    run = isProse(row, page) ? run + 1 : 0;

    if (run >= paragraphLines) {
      return false;
    }
  }

  return rows.length - outside.length + several >= rows.length * tabular;
}

/**
 * A printed sheet of a spreadsheet as one table: its tables where they stand, the lines around them in rows of their
 * own. Null for any other page.
 */
export function pageSheet(page: PageContent, tables: readonly FoundTable[]): FoundTable | null {
  if (!isSheet(page, tables)) {
    return null;
  }

  const words = wordsOf(page.glyphs);
  const rows = pageRows(page);
  const ruled = tables.filter((table) => table.ruled);
  const outside = rows.filter((row) => !ruled.some((table) => holds(table, row)));
  const whole = boxAround([...words, ...ruled.map(({ places: [{ box }] }) => box)]);
  const xs = columnsOf(rows, ruled, whole);

  if (xs === null) {
    return null;
  }

  const lines = outside.map((row) => placeRow(row, xs, []));
  const crowded = lines.filter(
    ({ phrases }) => new Set(phrases.map(({ from }) => from)).size < phrases.length,
  );

  if (crowded.length > Math.max(1, lines.length * mostCrowded)) {
    return null;
  }
  const ys = rowsOf(lines, ruled, whole);
  const grid: Grid = { xs, ys, spans: spansOf(xs, ys, ruled, lines), ruled: ruled.length > 0 };

  return buildTable(grid, words, { pageIndex: page.pageIndex, rulings: rulingsOf(page) });
}

/**
 * Edges of the columns: those drawn, and where nothing is drawn those that the lines leave free. Tables of one sheet
 * share their columns; null when these do not.
 */
function columnsOf(
  rows: readonly TextRow[],
  ruled: readonly FoundTable[],
  { left, right }: Box,
): number[] | null {
  const drawn = distinct(ruled.flatMap((table) => edgesFrom(table.places[0].box.left, table.columnWidths)));

  if (ruled.some((table) => isCutUp(table, drawn))) {
    return null;
  }

  const first = drawn[0] ?? Number.POSITIVE_INFINITY;
  const last = drawn.at(-1) ?? Number.NEGATIVE_INFINITY;
  const free = columnEdges(rows).filter((edge) => edge < first - sameEdge || edge > last + sameEdge);
  const inner = [...drawn, ...free].sort(ascending);

  return [left - 1, ...inner.filter((edge) => edge > left + sameEdge && edge < right - sameEdge), right + 1];
}

/** Whether edges of other tables run through many columns of a table. */
function isCutUp(table: FoundTable, edges: readonly number[]): boolean {
  const own = edgesFrom(table.places[0].box.left, table.columnWidths);
  const first = own[0] ?? 0;
  const last = own.at(-1) ?? 0;
  const foreign = edges.filter(
    (edge) => edge > first && edge < last && own.every((position) => Math.abs(position - edge) > sameEdge),
  );

  return foreign.length > Math.max(1, own.length * 0.34);
}

/** Lines of which several texts would fall into one column; a few are titles beside one another. */
const mostCrowded = 0.15;

function rowsOf(lines: readonly PlacedRow[], ruled: readonly FoundTable[], { top, bottom }: Box): number[] {
  const drawn = distinct(ruled.flatMap((table) => edgesFrom(table.places[0].box.top, table.rowHeights)));
  const isBeside = (y: number) => ruled.some(({ places: [{ box }] }) => y > box.top && y < box.bottom);
  const groups = groupLines(lines, []).map((group) => boxAround(group.map(({ row }) => row)));
  const between = groups.flatMap((group, index) => {
    const before = groups[index - 1];

    return before === undefined ? [] : [(before.bottom + group.top) / 2];
  });
  const inner = [...drawn, ...between.filter((y) => !isBeside(y))].sort(ascending);

  return [top - 1, ...inner.filter((edge) => edge > top + 1 && edge < bottom - 1), bottom + 1];
}

function spansOf(
  xs: readonly number[],
  ys: readonly number[],
  ruled: readonly FoundTable[],
  lines: readonly PlacedRow[],
): Span[] {
  const columns = xs.length - 1;
  const taken = new Set<number>();
  const spans: Span[] = [];
  const take = (span: Span) => {
    const places = placesOf(span, columns);

    if (places.length > 0 && places.every((place) => !taken.has(place))) {
      spans.push(span);

      for (const place of places) {
        taken.add(place);
      }
    }
  };

  for (const {
    place: { box },
  } of ruled.flatMap(({ cells }) => cells)) {
    const column = nearest(xs, box.left);
    const row = nearest(ys, box.top);
    take({
      row,
      column,
      rowSpan: nearest(ys, box.bottom) - row,
      columnSpan: nearest(xs, box.right) - column,
    });
  }

  for (const { row, phrases } of lines) {
    const at = intervalOf(ys, (row.top + row.bottom) / 2) ?? 0;

    for (const { from, to } of phrases) {
      const isAlone = phrases.every((other) => other.from === from || other.to < from || other.from > to);
      take({ row: at, column: from, rowSpan: 1, columnSpan: isAlone ? to - from + 1 : 1 });
    }
  }

  for (let place = 0; place < columns * (ys.length - 1); place += 1) {
    take({ row: Math.floor(place / columns), column: place % columns, rowSpan: 1, columnSpan: 1 });
  }

  return spans.sort((one, other) => one.row - other.row || one.column - other.column);
}

function placesOf({ row, column, rowSpan, columnSpan }: Span, columns: number): number[] {
  return Array.from({ length: rowSpan }, (_, down) =>
    Array.from({ length: columnSpan }, (__, along) => (row + down) * columns + column + along),
  ).flat();
}

function edgesFrom(start: number, sizes: readonly number[]): number[] {
  const edges = [start];

  for (const size of sizes) {
    edges.push((edges.at(-1) ?? start) + size);
  }

  return edges;
}

/** Values apart; those that are near to each other are one. */
function distinct(values: readonly number[]): number[] {
  const found: number[] = [];

  for (const value of [...values].sort(ascending)) {
    if (value - (found.at(-1) ?? Number.NEGATIVE_INFINITY) > sameEdge) {
      found.push(value);
    }
  }

  return found;
}

function nearest(edges: readonly number[], value: number): number {
  return edges.reduce(
    (best, edge, index) => (Math.abs(edge - value) < Math.abs((edges[best] ?? 0) - value) ? index : best),
    0,
  );
}

function ascending(one: number, other: number): number {
  return one - other;
}

function pageRows(page: PageContent): TextRow[] {
  return textRowsOf(linesOf(wordsOf(page.glyphs.filter(isUpright))));
}

function holds({ places: [{ box }] }: FoundTable, row: TextRow): boolean {
  const y = (row.top + row.bottom) / 2;

  return y > box.top && y < box.bottom && row.right > box.left && row.left < box.right;
}

function isProse({ phrases, left, right }: TextRow, page: PageContent): boolean {
  const [only] = phrases;

  return (
    phrases.length === 1 &&
    only !== undefined &&
    only.words.length >= proseWords &&
    right - left > page.widthPoints * proseShare
  );
}
