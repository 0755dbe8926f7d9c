import type { Box, Point, Quad } from '@octavo/contract/edits/primitives';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smallest box around all points. */
export function boxAround(points: readonly Point[]): Box {
  // A spread into `Math.min` would overflow the stack: a drawing may have a million points.
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];

  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }

  return { left, top, width: right - left, height: bottom - top };
}

export function boxBetween(one: Point, other: Point): Box {
  return boxAround([one, other]);
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function union(boxes: readonly Box[]): Box {
  return boxAround(boxes.flatMap(cornersOf));
}

export function cornersOf({ left, top, width, height }: Box): readonly [Point, Point] {
  return [
    { x: left, y: top },
    { x: left + width, y: top + height },
  ];
}

export function centreOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

export function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.left && y >= box.top && x <= box.left + box.width && y <= box.top + box.height;
}

export function quadOf({ left, top, width, height }: Box): Quad {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left, y: top + height },
    { x: left + width, y: top + height },
  ];
}

export function shifted(point: Point, by: Point): Point {
  return { ...point, x: rounded(point.x + by.x), y: rounded(point.y + by.y) };
}

export function shiftedBox(box: Box, by: Point): Box {
  return { ...box, left: rounded(box.left + by.x), top: rounded(box.top + by.y) };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Distance of a point from the line between two others. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to) ** 2;

  if (length === 0) {
    return distance(point, from);
  }

  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  const share = Math.min(1, Math.max(0, along));

  return distance(point, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
}

/** Hundredths of a point: finer than any printer, and short in the list. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function roundedPoint<Place extends Point>(point: Place): Place {
  return { ...point, x: rounded(point.x), y: rounded(point.y) };
}

export function roundedBox({ left, top, width, height }: Box): Box {
  return { left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) };
}

/** The shift that keeps a box on the page, or as much of it as fits. */
export function keptOnPage(box: Box, page: Size): Box {
  return {
    ...box,
    left: Math.max(0, Math.min(box.left, page.width - box.width)),
    top: Math.max(0, Math.min(box.top, page.height - box.height)),
  };
}
