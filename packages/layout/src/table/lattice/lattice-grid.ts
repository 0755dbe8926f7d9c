import type { FoundGrid, Span } from '../found-table.ts';
import type { JoinedRuling } from '../rulings/join-rulings.ts';
import type { Lattice } from './lattice.ts';

const thresholds = {
  /**
   * Lines nearer to each other than this, in points, bound the same rows or columns: no text fits between them.
   */
  sameEdge: 4,

  /** Distance in points by which lines may stick out without continuing the table. */
  overhang: 12,

  /** Share of a cell's side that a line must cover to separate it from its neighbour. */
  parting: 0.6,

  /** Maximum number of positions; a larger grid is a pattern, not a table. */
  mostPlaces: 100_000,
};

/** An edge between rows or columns with the lines that lie on it. */
interface LatticeEdge {
  readonly position: number;
  readonly lines: readonly JoinedRuling[];
}

/** Rows, columns and cells of lines that meet; positions without a line between them are one cell. */
export function gridOf(lattice: Lattice): FoundGrid | null {
  const columns = withOpenSides(edgesOf(lattice.vertical), lattice.horizontal);
  const rows = withOpenSides(edgesOf(lattice.horizontal), lattice.vertical);
  const places = (columns.length - 1) * (rows.length - 1);

  if (columns.length < 2 || rows.length < 2 || places > thresholds.mostPlaces) {
    return null;
  }

  return {
    xs: columns.map(({ position }) => position),
    ys: rows.map(({ position }) => position),
    spans: spansOf(columns, rows),
    ruled: true,
  };
}

function edgesOf(lines: readonly JoinedRuling[]): LatticeEdge[] {
  const sorted = [...lines].sort((one, other) => one.position - other.position);
  const edges: LatticeEdge[] = [];
  let group: JoinedRuling[] = [];

  for (const line of sorted) {
    const [first] = group;

    if (first !== undefined && line.position - first.position > thresholds.sameEdge) {
      edges.push(edgeOf(group));
      group = [];
    }

    group.push(line);
  }

  return group.length > 0 ? [...edges, edgeOf(group)] : edges;
}

function edgeOf(lines: readonly JoinedRuling[]): LatticeEdge {
  const [longest] = [...lines].sort((one, other) => other.end - other.start - (one.end - one.start));

  return { position: longest?.position ?? 0, lines };
}

/** Adds the outer edges of a table that are not drawn: where most of the crossing lines begin and end. */
function withOpenSides(edges: readonly LatticeEdge[], across: readonly JoinedRuling[]): LatticeEdge[] {
  const first = edges[0]?.position ?? 0;
  const last = edges.at(-1)?.position ?? 0;
  const before = across.filter(({ start }) => start < first - thresholds.overhang).map(({ start }) => start);
  const behind = across.filter(({ end }) => end > last + thresholds.overhang).map(({ end }) => end);
  // The only line across counts if it crosses an inner edge: the line behind the names of rows crosses that of a head.
  const isSide = across.length === 1 && edges.length > 2;
  const enough = isSide ? 1 : Math.max(2, across.length / 2);
  const whole = (position: number): LatticeEdge => ({
    position,
    lines: [{ position, start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY, pieces: [] }],
  });

  return [
    ...(before.length >= enough ? [whole(Math.min(...before))] : []),
    ...edges,
    ...(behind.length >= enough ? [whole(Math.max(...behind))] : []),
  ];
}

function spansOf(columns: readonly LatticeEdge[], rows: readonly LatticeEdge[]): Span[] {
  const columnCount = columns.length - 1;
  const rowCount = rows.length - 1;
  const taken = new Uint8Array(columnCount * rowCount);
  const spans: Span[] = [];

  const partedRight = (row: number, column: number) =>
    isCovered(columns[column + 1], rows[row]?.position ?? 0, rows[row + 1]?.position ?? 0);
  const partedBelow = (row: number, column: number) =>
    isCovered(rows[row + 1], columns[column]?.position ?? 0, columns[column + 1]?.position ?? 0);
  const isTaken = (row: number, column: number) => taken[row * columnCount + column] === 1;

  for (let row = 0; row < rowCount; row += 1) {
    for (let column = 0; column < columnCount; column += 1) {
      if (isTaken(row, column)) {
        continue;
      }

      let columnSpan = 1;

      while (
        column + columnSpan < columnCount &&
        !isTaken(row, column + columnSpan) &&
        !partedRight(row, column + columnSpan - 1)
      ) {
        columnSpan += 1;
      }

      let rowSpan = 1;

      while (row + rowSpan < rowCount && isContinued(row + rowSpan, column, columnSpan)) {
        rowSpan += 1;
      }

      for (let down = row; down < row + rowSpan; down += 1) {
        taken.fill(1, down * columnCount + column, down * columnCount + column + columnSpan);
      }

      spans.push({ row, column, rowSpan, columnSpan });
    }
  }

  return spans;

  /** True when a row of positions belongs to the cell above: no line is above them and none between them. */
  function isContinued(row: number, column: number, columnSpan: number): boolean {
    for (let at = column; at < column + columnSpan; at += 1) {
      const isLast = at === column + columnSpan - 1;

      if (isTaken(row, at) || partedBelow(row - 1, at) || (!isLast && partedRight(row, at))) {
        return false;
      }
    }

    return true;
  }
}

function isCovered(edge: LatticeEdge | undefined, from: number, to: number): boolean {
  let covered = 0;

  for (const { start, end } of edge?.lines ?? []) {
    covered += Math.max(0, Math.min(end, to) - Math.max(start, from));
  }

  return covered >= (to - from) * thresholds.parting;
}
