import type { PenPoint } from '@octavo/contract/edits/primitives';
import type { PathSegment } from '@octavo/pdf/edit/path-operators';
import { getStroke } from 'perfect-freehand';
import { closedPath } from './lines.ts';

/** Share of the width that pressure decides. */
const thinning = 0.6;

/** Outline of a stroke whose width follows the pressure of the pen. */
export function pressedStroke(points: readonly PenPoint[], width: number): readonly PathSegment[] {
  return outlined(points, {
    size: width,
    thinning,
    smoothing: 0.5,
    streamline: 0.3,
    simulatePressure: false,
  });
}

/** Outline of a stroke of handwriting; without the pressure of a pen, a fast stroke is thinner. */
export function writtenStroke(points: readonly PenPoint[], width: number): readonly PathSegment[] {
  const simulatePressure = points.every(({ pressure }) => pressure === undefined);

  return outlined(points, { size: width, thinning, smoothing: 0.6, streamline: 0.4, simulatePressure });
}

function outlined(
  points: readonly PenPoint[],
  options: NonNullable<Parameters<typeof getStroke>[1]>,
): readonly PathSegment[] {
  const outline = getStroke(
    points.map(({ x, y, pressure = 0.5 }) => ({ x, y, pressure })),
    { ...options, last: true },
  ).map(([x, y]) => ({ x, y }));

  return closedPath(outline);
}
