import type { Box } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, grown, meet, sharedArea } from '../../boxes.ts';
import { none } from '../../tags/tag-blocks.ts';
import type { TagCell } from '../../tags/tag-tables.ts';
import { boxOf, type FoundGrid, type FoundTable } from '../found-table.ts';
import { type JoinedRuling, joinRulings } from '../rulings/join-rulings.ts';
import type { PageRulings } from '../rulings/rulings.ts';
import type { Word } from '../words/words.ts';
import { type Extent, edgesOf, outerExtent } from './tagged-edges.ts';

/** A known cell with its words; its edges are unknown. */
export interface WordCell extends TagCell {
  readonly words: readonly Word[];
}

const thresholds = {
  /** Minimum length that a line along a table has in common with it, in points. */
  leastShared: 8,

  /** Lines further than this from the words of a table, in points, belong to something else. */
  farthest: 16,

  /** Size ratio from which an area is the background of a table. */
  paperShare: 1.6,

  /** Share of its words that must lie within a cell, and largest share of cells that may fail this. */
  insideShare: 0.5,
  mostAstray: 0.05,

  /** Share of the words that a detected table must cover to be the same one. */
  sameShare: 0.8,
};

/** Rows and columns of cells, from their words and the lines between them; null when they form none. */
export function wordGrid(
  cells: readonly WordCell[],
  rulings: PageRulings,
  found: readonly FoundTable[],
): FoundGrid | null {
  const box = boxAround(cells.flatMap(({ words }) => words));
  const columns = Math.max(...cells.map(({ column, columnSpan }) => column + columnSpan));
  const rows = Math.max(...cells.map(({ row, rowSpan }) => row + rowSpan));
  const same = found.find((table) => {
    const [{ box: place }] = table.places;

    return (
      table.columnWidths.length === columns &&
      table.rowHeights.length === rows &&
      sharedArea(place, box) > areaOf(box) * thresholds.sameShare
    );
  });

  // Tags without spans are less reliable than the lines of the page.
  if (same !== undefined && cells.some(({ element }) => element === none)) {
    return null;
  }

  if (same !== undefined) {
    return checked({ ...edgesOfTable(same), spans: cells, ruled: true }, cells);
  }

  const lines = linesAlong(box, rulings);
  const xs = edgesOf(
    extents(columns, cells, ({ column, columnSpan }) => ({ at: column, span: columnSpan }), across),
    lines.vertical.map(({ position }) => position),
    outerExtent(
      across(box),
      lines.horizontal,
      lines.vertical.map(({ position }) => position),
    ),
  );
  const ys = edgesOf(
    extents(rows, cells, ({ row, rowSpan }) => ({ at: row, span: rowSpan }), down),
    lines.horizontal.map(({ position }) => position),
    outerExtent(
      down(box),
      lines.vertical,
      lines.horizontal.map(({ position }) => position),
    ),
  );

  return xs === null || ys === null ? null : checked({ xs, ys, spans: cells, ruled: true }, cells);
}

/**
 * Returns the grid, or null when too many cells are not where the grid has them: spans missing from the tags
 * displace all following cells.
 */
function checked(grid: FoundGrid, cells: readonly WordCell[]): FoundGrid | null {
  const filled = cells.filter(({ words }) => words.length > 0);
  const astray = filled.filter((cell) => {
    const words = boxAround(cell.words);

    return sharedArea(boxOf(grid, cell), words) < areaOf(words) * thresholds.insideShare;
  });

  return astray.length > filled.length * thresholds.mostAstray ? null : grid;
}

function edgesOfTable({
  places: [{ box }],
  columnWidths,
  rowHeights,
}: FoundTable): Pick<FoundGrid, 'xs' | 'ys'> {
  return { xs: sums(box.left, columnWidths), ys: sums(box.top, rowHeights) };
}

function sums(from: number, sizes: readonly number[]): number[] {
  const edges = [from];

  for (const size of sizes) {
    edges.push((edges.at(-1) ?? from) + size);
  }

  return edges;
}

interface TaggedEdge extends Extent {
  readonly position: number;
}

/** Lines and edges of areas that run along or through a table, in order. */
function linesAlong(box: Box, { horizontal, vertical, areas }: PageRulings) {
  const around = grown(box, thresholds.farthest);
  const own = areas.filter(
    (area) => meet(area, box) && areaOf(area) < areaOf(around) * thresholds.paperShare,
  );
  const isNear = ({ position, from, to }: TaggedEdge, along: Extent, beside: Extent): boolean =>
    position > beside.from - thresholds.farthest &&
    position < beside.to + thresholds.farthest &&
    Math.min(to, along.to) - Math.max(from, along.from) > thresholds.leastShared;

  return {
    horizontal: [
      ...joinRulings(horizontal).map(edgeOf),
      ...own.flatMap((area) => [area.top, area.bottom].map((position) => ({ position, ...across(area) }))),
    ]
      .filter((edge) => isNear(edge, across(box), down(box)))
      .sort((one, other) => one.position - other.position),
    vertical: [
      ...joinRulings(vertical).map(edgeOf),
      ...own.flatMap((area) => [area.left, area.right].map((position) => ({ position, ...down(area) }))),
    ]
      .filter((edge) => isNear(edge, down(box), across(box)))
      .sort((one, other) => one.position - other.position),
  };
}

function edgeOf({ position, start, end }: JoinedRuling): TaggedEdge {
  return { position, from: start, to: end };
}

function across({ left, right }: Box): Extent {
  return { from: left, to: right };
}

function down({ top, bottom }: Box): Extent {
  return { from: top, to: bottom };
}

/** Extents of the words of each row or column, without the cells that span several. */
function extents(
  count: number,
  cells: readonly WordCell[],
  placeOf: (cell: WordCell) => { readonly at: number; readonly span: number },
  extent: (box: Box) => Extent,
): (Extent | null)[] {
  const words = Array.from({ length: count }, (): Word[] => []);

  for (const cell of cells) {
    const { at, span } = placeOf(cell);

    if (span === 1) {
      words[at]?.push(...cell.words);
    }
  }

  return words.map((own) => (own.length === 0 ? null : extent(boxAround(own))));
}
