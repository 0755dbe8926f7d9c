import type { Point } from '@octavo/contract/edits/primitives';
import type { PathSegment } from '@octavo/pdf/edit/path-operators';
import { angleBetween, between, distanceBetween, pointAt } from '../geometry/vectors.ts';

/** Arcs of one outline; a shorter one gets shorter arcs, a longer one longer ones. */
const fewestArcs = 14;
const mostArcs = 2000;

/** Height of an arc as a share of its chord. */
const arcHeight = 0.6;

/** Distance in points that the arcs around a polygon reach beyond its sides, at most. */
export function cloudHeight(corners: readonly Point[], lineWidth: number): number {
  return spacingOf(corners, lineWidth) * 1.5 * arcHeight;
}

/** Outline of arcs around a polygon, on which they meet. */
export function cloudPath(corners: readonly Point[], lineWidth: number): PathSegment[] {
  const outline = areaOf(corners) < 0 ? corners.toReversed() : corners;
  const spacing = spacingOf(corners, lineWidth);
  const ends = pointsAlong(outline, spacing);
  const [first] = ends;

  if (first === undefined) {
    return [];
  }

  return [
    { kind: 'move', ...first },
    ...ends.flatMap((start, index) => arcSegments(start, ends[(index + 1) % ends.length] ?? first)),
    { kind: 'close' },
  ];
}

function spacingOf(corners: readonly Point[], lineWidth: number): number {
  const length = corners.reduce(
    (sum, corner, index) => sum + distanceBetween(corner, corners[(index + 1) % corners.length] ?? corner),
    0,
  );

  return Math.max(Math.min(9 + 3 * lineWidth, length / fewestArcs), length / mostArcs);
}

/** Points at about equal distances on the sides of a polygon. Short sides are joined, so that no arc is tiny. */
function pointsAlong(corners: readonly Point[], spacing: number): Point[] {
  const points: Point[] = [];

  for (const [index, corner] of corners.entries()) {
    const from = points.at(-1) ?? corner;
    const to = corners[(index + 1) % corners.length] ?? corner;

    if (points.length === 0) {
      points.push(corner);
    }

    const arcs = Math.round(distanceBetween(from, to) / spacing);
    points.push(...Array.from({ length: arcs }, (_, arc) => between(from, to, (arc + 1) / arcs)));
  }

  const [first] = points;
  const last = points.at(-1);

  return first !== undefined && last !== undefined && distanceBetween(first, last) < spacing / 2
    ? points.slice(0, -1)
    : points;
}

/** Arc from one point to the next that bulges to the left of their direction. */
function arcSegments(start: Point, end: Point): PathSegment[] {
  const angle = angleBetween(start, end);
  const length = distanceBetween(start, end);
  const height = length * arcHeight;
  const top = pointAt(between(start, end, 0.5), angle + 90, height);
  const controls = [
    pointAt(start, angle + 100, height * 0.6),
    pointAt(top, angle + 180, length * 0.3),
    pointAt(top, angle, length * 0.3),
    pointAt(end, angle + 80, height * 0.6),
  ] as const;

  return [
    { kind: 'curve', points: [controls[0].x, controls[0].y, controls[1].x, controls[1].y, top.x, top.y] },
    { kind: 'curve', points: [controls[2].x, controls[2].y, controls[3].x, controls[3].y, end.x, end.y] },
  ];
}

/** Positive for corners that run clockwise on the page as shown. */
function areaOf(corners: readonly Point[]): number {
  return corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };

    return sum + x * next.y - next.x * y;
  }, 0);
}
