import type { Box, PathCommand } from './page-content.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A stretch of a path drawn without lifting the pen; of a closed one the last point is the first. */
export interface PathPart {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly curved: boolean;
}

/** Ends this near to the beginning close a part, whether it says so or not. */
const closing = 1;

/** Sides of a rectangle may lean by this much. */
const straight = 0.6;

/** A rectangle has four corners and at most as many points between them, one of them told twice. */
const mostPoints = 9;

export function pathParts(commands: readonly PathCommand[]): PathPart[] {
  const parts: PathPart[] = [];
  let points: Point[] = [];
  let curved = false;

  const end = (isClosed: boolean) => {
    const [first] = points;
    const last = points.at(-1);

    if (first !== undefined && last !== undefined && points.length > 1) {
      const returns = points.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) <= closing;
      const closed = isClosed || returns;
      parts.push({ points: isClosed ? [...points, first] : points, closed, curved });
    }

    points = [];
    curved = false;

    return first;
  };

  for (const command of commands) {
    if (command.kind === 'close') {
      // The pen stays where it began.
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

/** The rectangle along the edges of the page that points outline, wherever the pen began; null for any other shape. */
export function rectangleOf(points: readonly Point[]): Box | null {
  if (points.length < 4 || points.length > mostPoints) {
    return null;
  }

  const box = boxOfPoints(points);
  const isNear = (one: number, other: number) => Math.abs(one - other) <= straight;
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
