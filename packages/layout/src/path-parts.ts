import type { Box, PathCommand } from '@octavo/pdf/content/page-content';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Part of a path drawn without lifting the pen; the last point of a closed part is the first. */
export interface PathPart {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly curved: boolean;
}

const thresholds = {
  /** Distance between the ends, in points, within which a part is closed even without a close command. */
  closing: 1,

  /** Largest deviation of a point from the side of a rectangle, in points. */
  straight: 0.6,

  /**
   * Maximum number of points of a rectangle: four corners, one of them repeated, and up to four points between
   * them.
   */
  mostPoints: 9,
};

export function pathParts(commands: readonly PathCommand[]): PathPart[] {
  const parts: PathPart[] = [];
  let points: Point[] = [];
  let curved = false;

  const end = (isClosed: boolean) => {
    const [first] = points;
    const last = points.at(-1);

    if (first !== undefined && last !== undefined && points.length > 1) {
      const returns =
        points.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) <= thresholds.closing;
      const closed = isClosed || returns;
      parts.push({ points: isClosed ? [...points, first] : points, closed, curved });
    }

    points = [];
    curved = false;

    return first;
  };

  for (const command of commands) {
    if (command.kind === 'close') {
      // After closing, the pen is at the start of the part.
      const first = end(true);
      points = first === undefined ? [] : [first];
      continue;
    }

    if (command.kind === 'move') {
      end(false);
    }

    curved ||= command.kind === 'curve';
    points.push({ x: command.x, y: command.y });
  }

  end(false);

  return parts;
}

/** Axis-parallel rectangle that the points outline, from any starting point; null for any other shape. */
export function rectangleOf(points: readonly Point[]): Box | null {
  if (points.length < 4 || points.length > thresholds.mostPoints) {
    return null;
  }

  const box = boxOfPoints(points);
  const isNear = (one: number, other: number) => Math.abs(one - other) <= thresholds.straight;
  const isOnSide = ({ x, y }: Point) =>
    isNear(x, box.left) || isNear(x, box.right) || isNear(y, box.top) || isNear(y, box.bottom);
  const hasCorner = (x: number, y: number) =>
    points.some((point) => isNear(point.x, x) && isNear(point.y, y));

  return points.every(isOnSide) &&
    hasCorner(box.left, box.top) &&
    hasCorner(box.right, box.top) &&
    hasCorner(box.right, box.bottom) &&
    hasCorner(box.left, box.bottom)
    ? box
    : null;
}

export function boxOfPoints(points: readonly Point[]): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }

  return { left, top, right, bottom };
}
