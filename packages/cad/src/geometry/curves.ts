import type { ArcShape, PolylineVertex } from '../shapes.ts';
import { type Affine, applyTo, applyToVector, lengthOf, type Point3, plus, point, times } from './affine.ts';
import type { Path } from './path.ts';

/**
 * Largest arc of one cubic curve: over an eighth of the circle the error is a few millionths of the radius.
 */
const fineTurn = Math.PI / 4;

/**
 * A cubic curve over a quarter circle has an error of a few ten-thousandths, which is invisible below this
 * radius in points.
 */
const coarseTurn = Math.PI / 2;
const coarseRadius = 18;

/** Adds an arc. `joined` continues the path from its last point instead of starting a new subpath. */
export function addArc(path: Path, map: Affine, arc: Omit<ArcShape, 'kind'>, joined = false): void {
  const { center, major, minor, start, sweep } = arc;
  const radius = Math.max(lengthOf(applyToVector(map, major)), lengthOf(applyToVector(map, minor)));
  const largestTurn = radius < coarseRadius ? coarseTurn : fineTurn;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / largestTurn - 1e-9));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number) =>
    plus(center, plus(times(major, Math.cos(angle)), times(minor, Math.sin(angle))));
  const along = (angle: number) => plus(times(major, -Math.sin(angle)), times(minor, Math.cos(angle)));
  const first = applyTo(map, at(start));

  if (joined) {
    path.line(first.x, first.y);
  } else {
    path.move(first.x, first.y);
  }

  for (let index = 0; index < count; index += 1) {
    const from = start + index * step;
    const to = from + step;
    addCurve(
      path,
      map,
      plus(at(from), times(along(from), reach)),
      plus(at(to), times(along(to), -reach)),
      at(to),
    );
  }
}

export function addCurve(path: Path, map: Affine, first: Point3, second: Point3, end: Point3): void {
  const a = applyTo(map, first);
  const b = applyTo(map, second);
  const c = applyTo(map, end);
  path.curve(a.x, a.y, b.x, b.y, c.x, c.y);
}

/** Arc that the bulge turns the segment between two vertices into; null for a straight segment. */
export function bulgeArc(
  from: PolylineVertex,
  to: PolylineVertex,
  elevation: number,
): Omit<ArcShape, 'kind'> | null {
  const { bulge } = from;
  const chord = Math.hypot(to.x - from.x, to.y - from.y);

  if (Math.abs(bulge) < 1e-9 || chord === 0 || !Number.isFinite(bulge)) {
    return null;
  }

  // The bulge is the tangent of a quarter of the arc's angle, positive anticlockwise (DXF reference, group 42).
  const sweep = 4 * Math.atan(bulge);
  const radius = chord / 2 / Math.sin(Math.abs(sweep) / 2);
  const toCenter = (chord / 2) * ((1 - bulge * bulge) / (2 * bulge));
  const ux = (to.x - from.x) / chord;
  const uy = (to.y - from.y) / chord;
  const center = point((from.x + to.x) / 2 - uy * toCenter, (from.y + to.y) / 2 + ux * toCenter, elevation);
  const start = Math.atan2(from.y - center.y, from.x - center.x);

  return { center, major: point(radius, 0), minor: point(0, radius), start, sweep };
}

/** Adds the segment between two vertices, straight or curved by its bulge, from the path's last point. */
export function addSegment(
  path: Path,
  map: Affine,
  from: PolylineVertex,
  to: PolylineVertex,
  elevation: number,
): void {
  const arc = bulgeArc(from, to, elevation);

  if (arc !== null) {
    const count = path.data.length;
    addArc(path, map, arc, true);
    // The arc starts at the current point, so its first line command is dropped.
    path.data.splice(count, 3);

    return;
  }

  const end = applyTo(map, point(to.x, to.y, elevation));
  path.line(end.x, end.y);
}
