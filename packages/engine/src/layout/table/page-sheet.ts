import { boxAround } from '../boxes.ts';
import type { Box, PageContent } from '../page-content.ts';
import { buildTable } from './build-table.ts';
import { betweenRuns, columnRuns, type Run } from './columns.ts';
import type { FoundTable, Grid, Span } from './found-table.ts';
import { type JoinedRuling, joinRulings } from './join-rulings.ts';
import { pageRows } from './page-rows.ts';
import { rulingsOf } from './rulings.ts';
import { placeRow, textGrid } from './text-grid.ts';
import type { TextRow } from './text-rows.ts';
import { wordsOf } from './words.ts';

/** A line of this many words that takes this share of the page's width is running text. */
const proseWords = 9;
const proseShare = 0.5;

/** Lines of running text that follow one another are a paragraph; a sheet has none. */
const paragraphLines = 2;
const mostProse = 0.12;

/** Share of the lines that must stand side by side with others or in a table. */
const tabular = 0.55;

/** Share of the lines that may have several texts in one column: titles beside one another. */
const mostCrowded = 0.12;

/** Edges nearer than this are one. */
const sameEdge = 5;

/**
 * A printed sheet of a spreadsheet as one table: everything on the page in the rows and columns that it keeps
 * throughout. Null for any other page: one with paragraphs, or with tables that share no columns.
 */
export function pageSheet(page: PageContent, tables: readonly FoundTable[]): FoundTable | null {
  const words = wordsOf(page.glyphs);
  const rows = pageRows(words);

  if (!isSheet(page, rows, tables)) {
    return null;
  }

  const rulings = rulingsOf(page);
  const rules = joinRulings(rulings.horizontal.filter(({ drawn }) => drawn));
  const box = widened(boxAround(words));
  const edges = columnsOf(rows, joinRulings(rulings.vertical));
  const placed = rows.map((row) => placeRow(row, [box.left, ...edges, box.right], []));
  const crowded = placed.filter(
    ({ phrases }) => new Set(phrases.map(({ from }) => from)).size < phrases.length,
  );

  if (crowded.length > Math.max(1, rows.length * mostCrowded)) {
    return null;
  }

  const grid = textGrid(rows, box, rules, edges);

  return buildTable(withMerged(grid, tables), words, { pageIndex: page.pageIndex, rulings });
}

function isSheet(page: PageContent, rows: readonly TextRow[], tables: readonly FoundTable[]): boolean {
  const outside = rows.filter((row) => !tables.some((table) => reaches(table, row)));
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

function reaches({ places: [{ box }] }: FoundTable, row: TextRow): boolean {
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

function widened({ left, top, right, bottom }: Box): Box {
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

/** Where the lines leave a space free all the way down, and the lines drawn through what texts of several columns cover. */
function columnsOf(rows: readonly TextRow[], vertical: readonly JoinedRuling[]): number[] {
  const runs = columnRuns(rows);
  const inside = (run: Run) =>
    vertical
      .map(({ position }) => position)
      .filter((position) => position > run.left + sameEdge && position < run.right - sameEdge)
      .sort((one, other) => one - other)
      .filter((position, index, all) => position - (all[index - 1] ?? Number.NEGATIVE_INFINITY) > sameEdge);

  return [...betweenRuns(runs), ...runs.flatMap(inside)].sort((one, other) => one - other);
}

/** The grid with the cells that lines show to be one, where no other text stands. */
function withMerged(grid: Grid, tables: readonly FoundTable[]): Grid {
  const merged = tables
    .filter(({ ruled }) => ruled)
    .flatMap(({ cells }) => cells)
    .filter(({ rowSpan, columnSpan, glyphs }) => rowSpan * columnSpan > 1 && glyphs.length > 0)
    .flatMap(({ place: { box } }) => spanOf(grid, box));
  const kept = merged.filter(
    (span, index) => !merged.some((other, before) => before < index && meet(span, other)),
  );
  const rest = grid.spans.flatMap((span) => {
    const overlapping = kept.filter((other) => meet(span, other));

    return overlapping.length === 0
      ? [span]
      : placesOf(span).filter((place) => overlapping.every((other) => !meet(place, other)));
  });

  return {
    ...grid,
    ruled: tables.some(({ ruled }) => ruled),
    spans: [...kept, ...rest].sort((one, other) => one.row - other.row || one.column - other.column),
  };
}

/** The places of the grid that a box covers, if it covers more than one. */
function spanOf(grid: Grid, box: Box): Span[] {
  const columns = covered(grid.xs, box.left, box.right);
  const rows = covered(grid.ys, box.top, box.bottom);

  if (columns === null || rows === null || (columns.count === 1 && rows.count === 1)) {
    return [];
  }

  return [{ row: rows.first, column: columns.first, rowSpan: rows.count, columnSpan: columns.count }];
}

/** The intervals whose middle lies between two values. */
function covered(
  edges: readonly number[],
  from: number,
  to: number,
): { first: number; count: number } | null {
  const inside = edges.slice(1).flatMap((edge, index) => {
    const middle = (edge + (edges[index] ?? edge)) / 2;

    return middle > from && middle < to ? [index] : [];
  });
  const [first] = inside;

  return first === undefined ? null : { first, count: inside.length };
}

function meet(one: Span, other: Span): boolean {
  return (
    one.row < other.row + other.rowSpan &&
    other.row < one.row + one.rowSpan &&
    one.column < other.column + other.columnSpan &&
    other.column < one.column + one.columnSpan
  );
}

function placesOf({ row, column, rowSpan, columnSpan }: Span): Span[] {
  return Array.from({ length: rowSpan * columnSpan }, (_, index) => ({
    row: row + Math.floor(index / columnSpan),
    column: column + (index % columnSpan),
    rowSpan: 1,
    columnSpan: 1,
  }));
}
