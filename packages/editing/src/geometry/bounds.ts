import type { Box, Point } from '@octavo/contract/edits/primitives';

/** Smallest box around points. */
export function boundsOf(points: readonly Point[]): Box {
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

/** The box with a margin on all sides; a negative one makes it smaller, down to nothing. */
export function padded({ left, top, width, height }: Box, margin: number): Box {
  const [across, down] = [Math.max(margin, -width / 2), Math.max(margin, -height / 2)];

  return { left: left - across, top: top - down, width: width + 2 * across, height: height + 2 * down };
}

/** Smallest box around boxes. */
export function joined(boxes: readonly Box[]): Box {
  return boundsOf(boxes.flatMap(cornersOf));
}

/** Corners from the upper left one, clockwise. */
export function cornersOf({ left, top, width, height }: Box): readonly [Point, Point, Point, Point] {
  const [right, bottom] = [left + width, top + height];

  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

export function centreOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
