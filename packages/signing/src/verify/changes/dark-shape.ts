import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import type { Outline } from './path-outline.ts';

type Edge = readonly [number, number, number, number];

/** Dark path in the space of the page. */
export interface DarkShape {
  readonly outlines: readonly Outline[];
  readonly isFilled: boolean;
  /** True for a line that returns to its start. */
  readonly isClosed: boolean;
  /** Width of its line; 0 for none. */
  readonly lineWidth: number;
}

/** Points of a letter that are tried, across and up. */
const columns = 6;
const rows = 8;

/** Number of points that a letter has. */
export const pointCount = columns * rows;

/** Points of the area of a letter that a shape covers, as bits of a set. A filled area has no holes here. */
export function coveredPoints(shape: DarkShape, area: PdfRectangle): Set<number> {
  const [left, bottom, right, top] = area;
  const reach = shape.lineWidth / 2;
  const edges = shape.outlines.flatMap((outline) => edgesOf(outline, shape.isClosed));
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

function edgesOf(outline: Outline, isClosed: boolean): Edge[] {
  const ends = isClosed ? [...outline.slice(1), ...outline.slice(0, 1)] : outline.slice(1);

  return ends.map(([x, y], index): Edge => [...outline[index]!, x, y]);
}

function isLevelWith([, from, , to]: Edge, y: number, reach: number): boolean {
  return Math.min(from, to) <= y + reach && Math.max(from, to) >= y - reach;
}

function winds(edges: readonly Edge[], x: number, y: number): boolean {
  let winding = 0;

  for (const [fromX, fromY, toX, toY] of edges) {
    if (fromY <= y !== toY <= y && fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x) {
      winding += fromY <= y ? 1 : -1;
    }
  }

  return winding !== 0;
}

function distance([fromX, fromY, toX, toY]: Edge, x: number, y: number): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));

  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}
