import type { lineEnds } from '@octavo/contract/edits/looks';
import type { Point } from '@octavo/contract/edits/primitives';
import type { PathSegment } from '@octavo/pdf/edit/path-operators';
import { pointAt } from '../geometry/vectors.ts';
import { closedPath, ellipsePath, straightPath } from './lines.ts';

export type LineEnd = (typeof lineEnds)[number];

/** Shape at the end of a line. */
export interface EndShape {
  readonly path: readonly PathSegment[];
  readonly isClosed: boolean;
}

/** Length of an arrow and half the width of the other shapes, in line widths; thin lines get those of one point. */
const arrowWidths = 6;
const halfWidths = 3;

/** Angle between the shaft and a side of an arrow, in degrees. */
const arrowAngle = 28;

/** Distance from the end of a line that its shape may reach. */
export function reachOfEnd(end: LineEnd, width: number): number {
  const scale = Math.max(width, 1);

  return end === 'none' ? 0 : (end.endsWith('arrow') ? arrowWidths : halfWidths * Math.SQRT2) * scale + scale;
}

/** Shape at a point; `angle` is the direction in which the line arrives there. Null for a plain end. */
export function endShape(end: LineEnd, at: Point, angle: number, width: number): EndShape | null {
  const scale = Math.max(width, 1);
  const half = halfWidths * scale;
  const around = (...angles: readonly number[]) => angles.map((turn) => pointAt(at, angle + turn, half));
  const arrow = (tip: Point, direction: number) => [
    pointAt(tip, direction + 180 - arrowAngle, arrowWidths * scale),
    tip,
    pointAt(tip, direction + 180 + arrowAngle, arrowWidths * scale),
  ];

  switch (end) {
    case 'none':
      return null;
    case 'open-arrow':
      return { path: straightPath(arrow(at, angle)), isClosed: false };
    case 'closed-arrow':
      return { path: closedPath(arrow(at, angle)), isClosed: true };
    case 'reverse-open-arrow':
      return { path: straightPath(arrow(at, angle + 180)), isClosed: false };
    case 'reverse-closed-arrow':
      return { path: closedPath(arrow(at, angle + 180)), isClosed: true };
    case 'circle':
      return {
        path: ellipsePath({ left: at.x - half, top: at.y - half, width: 2 * half, height: 2 * half }),
        isClosed: true,
      };
    case 'square':
      return {
        path: closedPath([45, 135, 225, 315].map((turn) => pointAt(at, angle + turn, half * Math.SQRT2))),
        isClosed: true,
      };
    case 'diamond':
      return { path: closedPath(around(0, 90, 180, 270)), isClosed: true };
    case 'butt':
      return { path: straightPath(around(90, 270)), isClosed: false };
    case 'slash':
      return { path: straightPath(around(60, 240)), isClosed: false };
  }
}
