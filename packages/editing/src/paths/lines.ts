import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { PathSegment } from '@octavo/pdf/edit/path-operators';
import { centreOf } from '../geometry/bounds.ts';
import { between } from '../geometry/vectors.ts';

/** Distance of the control points of a curve for a quarter of a circle of radius 1. */
const quarterCircle = 0.5523;

export function straightPath(points: readonly Point[]): PathSegment[] {
  return points.map(({ x, y }, index) => ({ kind: index === 0 ? 'move' : 'line', x, y }));
}

export function closedPath(points: readonly Point[]): PathSegment[] {
  return [...straightPath(points), { kind: 'close' }];
}

/** Curve near all points; it never leaves their bounds. */
export function smoothPath(points: readonly Point[]): PathSegment[] {
  const [first] = points;

  if (first === undefined || points.length < 3) {
    // A line of no length has round ends, so that a single point is a dot.
    return straightPath(points.length === 1 ? [...points, ...points] : points);
  }

  const path: PathSegment[] = [{ kind: 'move', ...first }];
  let from = first;

  for (const [index, control] of points.entries()) {
    const next = points[index + 1];

    if (index === 0 || next === undefined) {
      continue;
    }

    const to = index === points.length - 2 ? next : between(control, next, 0.5);
    const [one, two] = [between(from, control, 2 / 3), between(to, control, 2 / 3)];
    path.push({ kind: 'curve', points: [one.x, one.y, two.x, two.y, to.x, to.y] });
    from = to;
  }

  return path;
}

export function ellipsePath(box: Box): PathSegment[] {
  const { x, y } = centreOf(box);
  const [across, down] = [box.width / 2, box.height / 2];
  const [dx, dy] = [across * quarterCircle, down * quarterCircle];
  const [left, right, top, bottom] = [x - across, x + across, y - down, y + down];

  return [
    { kind: 'move', x: right, y },
    { kind: 'curve', points: [right, y + dy, x + dx, bottom, x, bottom] },
    { kind: 'curve', points: [x - dx, bottom, left, y + dy, left, y] },
    { kind: 'curve', points: [left, y - dy, x - dx, top, x, top] },
    { kind: 'curve', points: [x + dx, top, right, y - dy, right, y] },
    { kind: 'close' },
  ];
}

/** Rectangle with round corners. */
export function roundedPath({ left, top, width, height }: Box, radius: number): PathSegment[] {
  const [right, bottom] = [left + width, top + height];
  const rest = radius * (1 - quarterCircle);

  return [
    { kind: 'move', x: left + radius, y: top },
    { kind: 'line', x: right - radius, y: top },
    { kind: 'curve', points: [right - rest, top, right, top + rest, right, top + radius] },
    { kind: 'line', x: right, y: bottom - radius },
    { kind: 'curve', points: [right, bottom - rest, right - rest, bottom, right - radius, bottom] },
    { kind: 'line', x: left + radius, y: bottom },
    { kind: 'curve', points: [left + rest, bottom, left, bottom - rest, left, bottom - radius] },
    { kind: 'line', x: left, y: top + radius },
    { kind: 'curve', points: [left, top + rest, left + rest, top, left + radius, top] },
    { kind: 'close' },
  ];
}

/** The path after a change of each of its points. */
export function mappedPath(path: readonly PathSegment[], map: (point: Point) => Point): PathSegment[] {
  return path.map((segment) => {
    switch (segment.kind) {
      case 'move':
      case 'line':
        return { kind: segment.kind, ...map(segment) };
      case 'curve': {
        const [x1, y1, x2, y2, x3, y3] = segment.points;
        const [one, two, end] = [map({ x: x1, y: y1 }), map({ x: x2, y: y2 }), map({ x: x3, y: y3 })];

        return { kind: 'curve', points: [one.x, one.y, two.x, two.y, end.x, end.y] };
      }
      case 'close':
        return segment;
    }
  });
}
