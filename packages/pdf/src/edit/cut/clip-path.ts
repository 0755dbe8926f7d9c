import type { Corners } from '../../content/corners.ts';
import { inverted, type Matrix, mapPoint } from '../../matrix.ts';
import { numbers } from '../number-text.ts';
import { between, clipPolygon, type Edge, edgesOf } from './convex.ts';

type Point = Corners[number];

/** Operator that constructs a path, with its operands. */
export interface PathStep {
  readonly operator: string;
  readonly values: readonly number[];
}

/** Connected part of a path: as it is written, and as a polygon or a chain of lines. */
interface Subpath {
  /** Operators as they are written; null after something was clipped away. */
  readonly written: string | null;
  readonly points: Corners;
  /** Points that describe its shape, with the control points of curves. */
  readonly anchors: Corners;
  readonly isClosed: boolean;
}

/**
 * Removes from a path what lies in convex areas. Edges that merely cross an area stay: they say nothing about it.
 *
 * @param painting operator that paints the path, such as `f*`, `B` or `n`; `W` or `W*` to clip by it
 * @returns operators that paint the rest, empty for nothing; null when the path has no point in an area.
 */
export function clipPath(
  steps: readonly PathStep[],
  painting: string,
  { areas, matrix }: { readonly areas: readonly Corners[]; readonly matrix: Matrix },
): string | null {
  const subpaths = readSubpaths(steps, closes(painting));
  const toPath = inverted(matrix);
  const inPath = areas.map((corners) => edgesOf(corners.map(([x, y]) => mapPoint(toPath, x, y))));
  const met = inPath.filter((edges) =>
    subpaths.some(({ anchors }) => anchors.some((point) => isIn(point, edges))),
  );

  if (met.length === 0 || !matrix.every(Number.isFinite) || !toPath.every(Number.isFinite)) {
    return null;
  }

  const fill = fillOperator(painting);
  const parts: string[] = [];

  if (fill !== null) {
    parts.push(
      painted(
        met.reduce((rest, edges) => rest.flatMap((each) => filledOutside(each, edges)), subpaths),
        fill,
      ),
    );
  }

  if (/^[sSbB]/.test(painting)) {
    parts.push(
      painted(
        met.reduce((rest, edges) => rest.flatMap((each) => strokedOutside(each, edges)), subpaths),
        'S',
      ),
    );
  }

  return parts.filter((part) => part !== '').join('\n');
}

function fillOperator(painting: string): 'f' | 'f*' | 'W n' | 'W* n' | null {
  if (/^[sSn]$/.test(painting)) {
    return null;
  }

  if (painting.startsWith('W')) {
    return painting === 'W' ? 'W n' : 'W* n';
  }

  return painting.endsWith('*') ? 'f*' : 'f';
}

/** Operators that close the last subpath before they paint (ISO 32000-2, table 59). */
function closes(painting: string): boolean {
  return /^[sb]/.test(painting);
}

function isIn(point: Point, edges: readonly Edge[]): boolean {
  return edges.every(({ sideOf }) => sideOf(point) > 0);
}

function painted(subpaths: readonly Subpath[], operator: string): string {
  const written = subpaths.map((each) => each.written ?? writtenAs(each)).filter((text) => text !== '');

  return written.length === 0 ? '' : `${written.join('\n')} ${operator}`;
}

function writtenAs({ points, isClosed }: Subpath): string {
  const [first, ...rest] = points.map(([x, y]) => numbers(x, y));

  return first === undefined || rest.length === 0
    ? ''
    : [`${first} m`, ...rest.map((point) => `${point} l`), ...(isClosed ? ['h'] : [])].join(' ');
}

function untouched({ anchors, points }: Subpath, edges: readonly Edge[]): boolean {
  return ![...anchors, ...points].some((point) => isIn(point, edges));
}

/** The area of a subpath outside of a convex area: one piece beyond each of its edges. */
function filledOutside(subpath: Subpath, edges: readonly Edge[]): readonly Subpath[] {
  if (untouched(subpath, edges)) {
    return [subpath];
  }

  let rest = subpath.points;

  return edges.flatMap((edge) => {
    const points = clipPolygon(rest, edge, -1);
    rest = clipPolygon(rest, edge, 1);

    return points.length < 3 ? [] : [{ written: null, points, anchors: points, isClosed: true }];
  });
}

/** The lines of a subpath outside of a convex area. */
function strokedOutside(subpath: Subpath, edges: readonly Edge[]): readonly Subpath[] {
  if (untouched(subpath, edges)) {
    return [subpath];
  }

  const { points, isClosed } = subpath;
  const chain = isClosed && points[0] !== undefined ? [...points, points[0]] : points;
  const pieces: Point[][] = [[]];

  for (const [index, start] of chain.entries()) {
    const end = chain[index + 1];

    if (end === undefined) {
      break;
    }

    const [from, to] = insideOf(start, end, edges);

    if (from >= to) {
      extend(pieces, start, end);
      continue;
    }

    if (from > 0) {
      extend(pieces, start, between(start, end, from));
    }

    pieces.push([]);

    if (to < 1) {
      extend(pieces, between(start, end, to), end);
    }
  }

  return pieces
    .filter(({ length }) => length > 1)
    .map((piece) => ({ written: null, points: piece, anchors: piece, isClosed: false }));
}

function extend(pieces: Point[][], start: Point, end: Point): void {
  const piece = pieces.at(-1)!;

  if (piece.length === 0) {
    piece.push(start);
  }

  piece.push(end);
}

/** Shares of a line between which it lies in a convex area; the first is not smaller when it does not. */
function insideOf(start: Point, end: Point, edges: readonly Edge[]): readonly [number, number] {
  let [from, to] = [0, 1];

  for (const { sideOf } of edges) {
    const [one, other] = [sideOf(start), sideOf(end)];

    if (one < 0 && other < 0) {
      return [1, 0];
    }

    if (one < 0 !== other < 0) {
      const share = one / (one - other);
      from = one < 0 ? Math.max(from, share) : from;
      to = one < 0 ? to : Math.min(to, share);
    }
  }

  return [from, to];
}

function readSubpaths(steps: readonly PathStep[], isLastClosed: boolean): readonly Subpath[] {
  const subpaths: Subpath[] = [];
  let written: string[] = [];
  let points: Point[] = [];
  let anchors: Point[] = [];
  const finish = (isClosed: boolean) => {
    if (points.length > 0) {
      const isOpen = isClosed && written.at(-1) !== 'h' && !written.at(-1)!.endsWith('re');
      subpaths.push({ written: [...written, ...(isOpen ? ['h'] : [])].join(' '), points, anchors, isClosed });
    }

    [written, points, anchors] = [[], [], []];
  };

  for (const { operator, values } of steps) {
    const [x = 0, y = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = values;
    const pen = points.at(-1) ?? [x, y];

    if (operator === 'm' || operator === 're') {
      finish(false);
    }

    written.push([...values, operator].join(' '));

    switch (operator) {
      case 're':
        points.push([x, y], [x + x2, y], [x + x2, y + y2], [x, y + y2]);
        anchors.push(...points);
        finish(true);
        break;
      case 'h':
        finishAt(points[0]);
        break;
      case 'c':
        curve(pen, [x, y], [x2, y2], [x3, y3]);
        break;
      case 'v':
        curve(pen, pen, [x, y], [x2, y2]);
        break;
      case 'y':
        curve(pen, [x, y], [x2, y2], [x2, y2]);
        break;
      default:
        points.push([x, y]);
        anchors.push([x, y]);
    }
  }

  finish(isLastClosed);

  return subpaths;

  /** Closes a subpath; what follows without a move starts at the same point (ISO 32000-2, table 58). */
  function finishAt(start: Point | undefined): void {
    finish(true);

    if (start !== undefined) {
      written.push(`${numbers(...start)} m`);
      points.push(start);
    }
  }

  function curve(start: Point, one: Point, two: Point, end: Point): void {
    anchors.push(one, two, end);

    for (let step = 1; step <= piecesOfCurve; step += 1) {
      const share = step / piecesOfCurve;
      const [ab, bc, cd] = [between(start, one, share), between(one, two, share), between(two, end, share)];
      points.push(between(between(ab, bc, share), between(bc, cd, share), share));
    }
  }
}

/** Lines in place of a curve; only the part of a path around an area is drawn with them. */
const piecesOfCurve = 24;
