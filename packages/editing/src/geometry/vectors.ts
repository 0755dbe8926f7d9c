import type { Point } from '@octavo/contract/edits/primitives';

/** Point at a distance from another one, in a direction given in degrees counterclockwise. */
export function pointAt({ x, y }: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;

  return { x: x + Math.cos(radians) * distance, y: y - Math.sin(radians) * distance };
}

/** Direction from one point to another, in degrees counterclockwise. */
export function angleBetween(from: Point, to: Point): number {
  return (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
}

export function distanceBetween(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Point on the way from one to another: 0 is the first, 1 the second. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Point after a rotation around a centre, in degrees counterclockwise. */
export function rotated({ x, y }: Point, centre: Point, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [x - centre.x, y - centre.y];

  return { x: centre.x + dx * cosine + dy * sine, y: centre.y - dx * sine + dy * cosine };
}
