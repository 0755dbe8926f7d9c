import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import type { PaintedOutline } from './path-outline.ts';

type ShapeEdge = readonly [number, number, number, number];

/** Dark path in the space of the page. */
export interface DarkShape {
  readonly outlines: readonly PaintedOutline[];
  readonly isFilled: boolean;
  /** True for a line that returns to its start. */
  readonly isClosed: boolean;
  /** Width of its line; 0 for none. */
  readonly lineWidth: number;
  /** Longest tip of its joints, in widths of the line; 1 for joints without one. */
  readonly miterLimit: number;
}

/** Length of a tip, in widths of the line, up to which it is taken for a part of its lines. */
const shortTip = 1.5;

/** Points of a letter that are tried, across and up. */
const columns = 6;
const rows = 8;

/** Number of points that a letter has. */
export const pointCount = columns * rows;

/** Points of the area of a letter that a shape covers, as bits of a set. A filled area has no holes here. */
export function coveredPoints(shape: DarkShape, area: PdfRectangle): Set<number> {
  const [left, bottom, right, top] = area;
  const reach = shape.lineWidth / 2;
  const edges = shape.outlines.flatMap((outline) => [
    ...edgesOf(outline, shape.isClosed),
    ...tipsOf(outline, shape),
  ]);
  // A fill closes what it fills.
  const sides = shape.isFilled ? shape.outlines.flatMap((outline) => edgesOf(outline, true)) : [];
  const covered = new Set<number>();

  for (let row = 0; row < rows; row++) {
    const y = bottom + ((row + 0.5) / rows) * (top - bottom);
    const near = reach > 0 ? edges.filter((edge) => isLevelWith(edge, y, reach)) : [];
    const crossed = sides.filter((edge) => isLevelWith(edge, y, 0));

    for (let column = 0; column < columns; column++) {
      const x = left + ((column + 0.5) / columns) * (right - left);

      if (near.some((edge) => distance(edge, x, y) <= reach) || winds(crossed, x, y)) {
        covered.add(row * columns + column);
      }
    }
  }

  return covered;
}

function edgesOf(outline: PaintedOutline, isClosed: boolean): ShapeEdge[] {
  const ends = isClosed ? [...outline.slice(1), ...outline.slice(0, 1)] : outline.slice(1);

  return ends.map(([x, y], index): ShapeEdge => [...outline[index]!, x, y]);
}

/** True for a line with joints that reach far beyond it. */
export function hasTips(shape: DarkShape): boolean {
  return shape.outlines.some((outline) => tipsOf(outline, shape).length > 0);
}

/** Tips of the joints of lines that meet at a sharp angle, which reach far beyond the lines (8.4.3.5). */
function tipsOf(outline: PaintedOutline, { isClosed, lineWidth, miterLimit }: DarkShape): ShapeEdge[] {
  const edges = edgesOf(outline, isClosed).filter(([x, y, toX, toY]) => x !== toX || y !== toY);
  const [first] = edges;
  const last = edges.at(-1);
  const returns = first !== undefined && last !== undefined && last[2] === first[0] && last[3] === first[1];

  return edges.flatMap((edge, index) => {
    const next = edges[index + 1] ?? (returns ? first : undefined);

    return next === undefined ? [] : tipAt(edge, next, { lineWidth, miterLimit });
  });
}

function tipAt(
  one: ShapeEdge,
  other: ShapeEdge,
  { lineWidth, miterLimit }: Pick<DarkShape, 'lineWidth' | 'miterLimit'>,
): ShapeEdge[] {
  const [ux, uy] = direction(one);
  const [vx, vy] = direction(other);
  const length = Math.sqrt(2 / Math.max(Number.EPSILON, 1 + ux * vx + uy * vy));
  const away = Math.hypot(ux - vx, uy - vy);

  if (length <= shortTip || length > miterLimit || away === 0) {
    return [];
  }

  const share = (length * lineWidth) / 2 / away;
  const [, , x, y] = one;

  return [[x, y, x + (ux - vx) * share, y + (uy - vy) * share]];
}

function direction([fromX, fromY, toX, toY]: ShapeEdge): readonly [number, number] {
  const length = Math.hypot(toX - fromX, toY - fromY);

  return [(toX - fromX) / length, (toY - fromY) / length];
}

function isLevelWith([, from, , to]: ShapeEdge, y: number, reach: number): boolean {
  return Math.min(from, to) <= y + reach && Math.max(from, to) >= y - reach;
}

function winds(edges: readonly ShapeEdge[], x: number, y: number): boolean {
  let winding = 0;

  for (const [fromX, fromY, toX, toY] of edges) {
    if (fromY <= y !== toY <= y && fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x) {
      winding += fromY <= y ? 1 : -1;
    }
  }

  return winding !== 0;
}

function distance([fromX, fromY, toX, toY]: ShapeEdge, x: number, y: number): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));

  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}
