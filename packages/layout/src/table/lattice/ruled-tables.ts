import type { Box } from '@octavo/pdf/content/page-content';
import { heightOf, mostlyHolds, widthOf } from '../../boxes.ts';
import { isUpright } from '../../upright.ts';
import { buildTable, type TableSource } from '../cells/build-table.ts';
import { boxOf, type FoundGrid, type FoundTable } from '../found-table.ts';
import { type JoinedRuling, joinRulings } from '../rulings/join-rulings.ts';
import type { PageRulings } from '../rulings/rulings.ts';
import { columnEdges } from '../text-grid/columns.ts';
import { areTable } from '../text-grid/evidence.ts';
import { placeRow, textGrid } from '../text-grid/text-grid.ts';
import { cutRow, type TextRow } from '../words/text-rows.ts';
import type { Word } from '../words/words.ts';
import { withGroundEdges } from './ground-edges.ts';
import { withInnerLattices } from './inner-lattices.ts';
import { type Lattice, latticesOf } from './lattice.ts';
import { gridOf } from './lattice-grid.ts';

export interface Ruled {
  readonly tables: FoundTable[];
  /** Boxes of lines that meet without forming a table: charts, drawings. */
  readonly drawings: readonly Box[];
}

interface RuledReading {
  readonly isForSheet: boolean;
  readonly keepsCells: boolean;
  /** Pictures on the page, which fill a cell as words do. */
  readonly pictures: readonly Box[];
  readonly widthPoints: number;
  readonly heightPoints: number;
}

const thresholds = {
  /** Number of lines of a frame in each direction; a lattice with more lines that is no table is a drawing. */
  frameLines: 2,

  /**
   * Largest height of a column of cells, as a share of the page; a higher one is a frame around the page's
   * content.
   */
  highestColumn: 0.6,

  /** Minimum width of a column of cells, as a share of the page; a narrower one is the legend of a drawing. */
  narrowestColumn: 0.25,

  /** Minimum share of a table's phrases in cells that contain several rows or columns. */
  partlyRuled: 0.4,

  /** An edge within this distance of a line, in points, is that line. */
  sameEdge: 8,

  /** Share of the cells of a head or side that have texts in an otherwise empty form. */
  namedShare: 0.6,

  /** Share of cells with texts in a table. */
  filledShare: 0.3,

  /** Fewest named rows of an empty form; two may be a letterhead. */
  fewestSide: 3,

  /** Fewest lines of text in a table whose rows no rulings part. */
  fewestUnparted: 4,

  /** Number of lines below each other in cells that a table has more than, if its rows are parted by texts. */
  fewestStacked: 2,

  /** Share of such lines. */
  stackedShare: 0.7,

  /** Share of lines with several texts in such a table. */
  severalShare: 0.5,
};

/** Finds tables whose cells are separated by lines, all or some of them. */
export function findRuled(
  rulings: PageRulings,
  horizontal: readonly JoinedRuling[],
  words: readonly Word[],
  rows: readonly TextRow[],
  ground: TableSource & RuledReading,
): Ruled {
  const tables: FoundTable[] = [];
  const drawings: Box[] = [];

  const lattices = latticesOf(horizontal, joinRulings(rulings.vertical)).flatMap(withInnerLattices);

  // The smallest first: the text of a table inside a cell does not split that cell.
  for (const lattice of lattices.sort((one, other) => sizeOf(one) - sizeOf(other))) {
    const grid = gridOf(withGroundEdges(lattice, rulings.areas));

    if (grid === null || grid.spans.length < 2) {
      continue;
    }

    const finer = finerGrid(grid, lattice, rowsOutside(rows, tables), ground.keepsCells);

    if (finer !== null) {
      tables.push(buildTable(finer, words, ground));
      continue;
    }

    const table = buildTable(grid, words, ground);

    if (isTable(table, ground.pictures) || (!ground.isForSheet && isColumn(table, ground))) {
      tables.push(table);
    } else if (
      lattice.horizontal.length > thresholds.frameLines &&
      lattice.vertical.length > thresholds.frameLines
    ) {
      drawings.push(table.places[0].box);
    }
  }

  return { tables, drawings };
}

function sizeOf({ horizontal, vertical }: Lattice): number {
  const width =
    Math.max(...horizontal.map(({ end }) => end)) - Math.min(...horizontal.map(({ start }) => start));
  const height =
    Math.max(...vertical.map(({ end }) => end)) - Math.min(...vertical.map(({ start }) => start));

  return width * height;
}

function rowsOutside(rows: readonly TextRow[], tables: readonly FoundTable[]): readonly TextRow[] {
  if (tables.length === 0) {
    return rows;
  }

  const isOutside = ({ left, top, right, bottom }: Box) =>
    tables.every(
      ({ places: [{ box }] }) =>
        (left + right) / 2 < box.left ||
        (left + right) / 2 > box.right ||
        (top + bottom) / 2 < box.top ||
        (top + bottom) / 2 > box.bottom,
    );

  return rows.map((row) => ({ ...row, phrases: row.phrases.filter(isOutside) }));
}

/**
 * True for a table. Frames, charts and forms have cells, too; a table has words in many of them, or along its
 * head or side.
 */
function isTable({ cells, columnWidths }: FoundTable, pictures: readonly Box[]): boolean {
  const filled = cells.filter(
    ({ glyphs, place }) => glyphs.length > 0 || pictures.some((picture) => mostlyHolds(place.box, picture)),
  );
  const columns = new Set(filled.map(({ column }) => column)).size;

  if (columnWidths.length < 2 || columns < 2) {
    return false;
  }

  const head = cells.filter(({ row }) => row === 0);
  const side = cells.filter(({ column, columnSpan }) => column === 0 && columnSpan === 1);
  const areNamed = (names: typeof cells, fewest: number) =>
    names.length >= fewest &&
    names.filter(({ glyphs }) => glyphs.length > 0).length >= names.length * thresholds.namedShare;

  return (
    filled.length >= cells.length * thresholds.filledShare ||
    areNamed(head, 2) ||
    areNamed(side, thresholds.fewestSide)
  );
}

/** True for framed cells below each other, all with words. */
function isColumn(
  { cells, columnWidths, places: [{ box }] }: FoundTable,
  { widthPoints, heightPoints }: RuledReading,
): boolean {
  return (
    columnWidths.length === 1 &&
    cells.length > 1 &&
    widthOf(box) > widthPoints * thresholds.narrowestColumn &&
    heightOf(box) < heightPoints * thresholds.highestColumn &&
    cells.every(
      ({ glyphs: [first], borders }) =>
        first !== undefined && isUpright(first) && borders.left !== null && borders.right !== null,
    )
  );
}

/**
 * Grid formed by the texts when lines separate only some of the rows or columns; null when they separate all
 * of them.
 *
 * @param keepsCells true when figures below each other may be paragraphs of one cell
 */
function finerGrid(
  grid: FoundGrid,
  { horizontal, vertical }: Lattice,
  rows: readonly TextRow[],
  keepsCells: boolean,
): FoundGrid | null {
  const box: Box = {
    left: grid.xs[0] ?? 0,
    top: grid.ys[0] ?? 0,
    right: grid.xs.at(-1) ?? 0,
    bottom: grid.ys.at(-1) ?? 0,
  };
  const within = rows.flatMap((row) => {
    const middle = (row.top + row.bottom) / 2;
    const cut = middle > box.top && middle < box.bottom ? cutRow(row, box.left, box.right) : null;

    return cut === null ? [] : [cut];
  });
  const stackedIn = new Set<number>();
  let all = 0;
  let unparted = 0;
  let isBeside = false;

  for (const span of grid.spans) {
    const cell = boxOf(grid, span);
    const lines = within.flatMap((row) => {
      const middle = (row.top + row.bottom) / 2;
      const cut = middle > cell.top && middle < cell.bottom ? cutRow(row, cell.left, cell.right) : null;

      return cut === null ? [] : [cut];
    });
    const phrases = lines.reduce((sum, line) => sum + line.phrases.length, 0);
    all += phrases;

    if (holdsColumns(lines) || isStacked(lines)) {
      unparted += phrases;
      stackedIn.add(span.row);
      isBeside ||= holdsColumns(lines);
    }
  }

  if (unparted < all * thresholds.partlyRuled || unparted < thresholds.fewestUnparted) {
    return null;
  }

  if (keepsCells && grid.xs.length > 2 && grid.ys.length > 2 && stackedIn.size === 1 && !isBeside) {
    return null;
  }

  const edges = joinEdges(columnEdges(within), vertical, box);
  const placed = within.map((row) => placeRow(row, [box.left, ...edges, box.right], horizontal));

  return areTable(placed, edges.length + 1, { rows: 2, rules: horizontal.length })
    ? { ...textGrid(within, box, horizontal, edges), ruled: true }
    : null;
}

/** True when figures are below figures in one cell. */
function isStacked(lines: readonly TextRow[]): boolean {
  const stacked = lines.filter(({ phrases }) => phrases.every(({ figure }) => figure)).length;

  return stacked > thresholds.fewestStacked && stacked >= lines.length * thresholds.stackedShare;
}

/** True when several phrases are repeatedly side by side in one cell. */
function holdsColumns(lines: readonly TextRow[]): boolean {
  const several = lines.filter(
    ({ phrases }) => phrases.length > 1 && phrases.some(({ figure }) => figure),
  ).length;

  return several > 1 && several >= lines.length * thresholds.severalShare;
}

function joinEdges(found: readonly number[], vertical: readonly JoinedRuling[], box: Box): number[] {
  const drawn = vertical
    .filter(({ start, end }) => end - start > (box.bottom - box.top) * 0.5)
    .map(({ position }) => position)
    .filter(
      (position) => position > box.left + thresholds.sameEdge && position < box.right - thresholds.sameEdge,
    );
  const added = found.filter((edge) =>
    drawn.every((position) => Math.abs(position - edge) > thresholds.sameEdge),
  );

  return [...drawn, ...added].sort((one, other) => one - other);
}
