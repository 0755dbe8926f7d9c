import type { Point } from '@octavo/pdf/interpret/glyph';

/** Axes of text of one direction, as unit vectors of user space. */
export interface TextFrame {
  /** Direction in which the text runs. */
  readonly right: Point;
  /** Direction from the baseline to the tops of the letters. */
  readonly up: Point;
}

/** Parts of a degree within which two directions count as the same. */
const stepsPerDegree = 4;

export function frameOf([x, y]: Point): TextFrame {
  const length = Math.hypot(x, y) || 1;
  const right = [x / length, y / length] as const;

  return { right, up: [-right[1], right[0]] };
}

/** Identifies the directions that are read together. */
export function directionKey({ right: [x, y] }: TextFrame): number {
  const steps = Math.round(((Math.atan2(y, x) * 180) / Math.PI) * stepsPerDegree);

  return steps === -180 * stepsPerDegree ? -steps : steps;
}

/** Distance of a point along the text and above it. */
export function toFrame({ right, up }: TextFrame, [x, y]: Point): Point {
  return [x * right[0] + y * right[1], x * up[0] + y * up[1]];
}

export function fromFrame({ right, up }: TextFrame, [along, above]: Point): Point {
  return [along * right[0] + above * up[0], along * right[1] + above * up[1]];
}
