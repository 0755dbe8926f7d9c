import type { Corners } from '../../content/corners.ts';

type Point = Corners[number];

/** Straight edge of a convex area; points with a negative side lie outside of it. */
export interface Edge {
  sideOf(point: Point): number;
}

/** Edges of a convex area, whatever the direction in which its corners are listed. */
export function edgesOf(corners: Corners): readonly Edge[] {
  const direction = Math.sign(signedArea(corners)) || 1;

  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    const [alongX, alongY] = [(nextX - x) * direction, (nextY - y) * direction];

    return alongX === 0 && alongY === 0
      ? []
      : [{ sideOf: (point: Point) => alongX * (point[1] - y) - alongY * (point[0] - x) }];
  });
}

/** Part of a polygon on one side of an edge: 1 keeps what is inside, -1 what is outside. */
export function clipPolygon(polygon: Corners, { sideOf }: Edge, kept: 1 | -1): Corners {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length]!;
    const [side, nextSide] = [sideOf(point) * kept, sideOf(next) * kept];
    const own = side >= 0 ? [point] : [];

    return side * nextSide < 0 ? [...own, between(point, next, side / (side - nextSide))] : own;
  });
}

/** Share of a convex shape that lies in a convex area, from 0 to 1. */
export function overlapShare(shape: Corners, area: Corners): number {
  const whole = Math.abs(signedArea(shape));
  const edges = edgesOf(area);

  if (whole < smallestArea) {
    // A line or a point has no area of its own.
    const inside = shape.filter((point) => edges.every(({ sideOf }) => sideOf(point) >= 0));

    return inside.length / shape.length;
  }

  const common = edges.reduce((rest, edge) => clipPolygon(rest, edge, 1), shape);

  return Math.abs(signedArea(common)) / whole;
}

/** Square units below which a shape counts as a line. */
const smallestArea = 1e-9;

export function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

function signedArea(corners: Corners): number {
  return (
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length]!;

      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}
