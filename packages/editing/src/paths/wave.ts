import type { Point } from '@octavo/contract/edits/primitives';
import { between, distanceBetween } from '../geometry/vectors.ts';

/** Steps of one wave; more would not be seen. */
const mostSteps = 1000;

/** Zigzag between two lines of the same direction. */
export function wavePoints(
  high: readonly [Point, Point],
  low: readonly [Point, Point],
  stepLength: number,
): Point[] {
  const length = distanceBetween(...low);
  const steps = Math.max(2, Math.min(mostSteps, Math.round(length / Math.max(stepLength, 0.1))));

  return Array.from({ length: steps + 1 }, (_, step) =>
    between(...(step % 2 === 0 ? low : high), step / steps),
  );
}
