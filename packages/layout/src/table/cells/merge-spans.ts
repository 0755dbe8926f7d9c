import type { Box } from '@octavo/pdf/content/page-content';
import type { FoundGrid, FoundTable, Span } from '../found-table.ts';

/** Merges positions of a grid into cells; of merged cells that overlap, the first is kept. */
export function withMerged(grid: FoundGrid, merged: readonly Span[]): FoundGrid {
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
    spans: [...kept, ...rest].sort((one, other) => one.row - other.row || one.column - other.column),
  };
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

/** Merged cells according to the drawn lines. */
export function mergedByLines(grid: FoundGrid, tables: readonly FoundTable[]): Span[] {
  return tables
    .filter(({ ruled }) => ruled)
    .flatMap(({ cells }) => cells)
    .filter(({ rowSpan, columnSpan, glyphs }) => rowSpan * columnSpan > 1 && glyphs.length > 0)
    .flatMap(({ place: { box } }) => spanOf(grid, box));
}

/** Positions of the grid that a box covers; empty when it covers only one. */
function spanOf(grid: FoundGrid, box: Box): Span[] {
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
