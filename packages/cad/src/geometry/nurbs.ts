import type { Nurbs } from '../shapes.ts';
import { type Affine, applyTo, minus, type Point3, plus, point, times } from './affine.ts';
import { addCurve } from './curves.ts';
import type { Path } from './path.ts';

/** Cubic curves per knot span: exact up to degree 3 without weights, approximate otherwise. */
const piecesWhenExact = 1;
const piecesWhenClose = 6;

interface Homogeneous extends Point3 {
  readonly w: number;
}

/** True when degree, knots, weights and control points are consistent. */
export function isIntact({ degree, control, knots, weights }: Nurbs): boolean {
  return (
    degree >= 1 &&
    degree <= 25 &&
    control.length > degree &&
    knots.length === control.length + degree + 1 &&
    (weights.length === 0 || (weights.length === control.length && weights.every((weight) => weight > 0))) &&
    knots.every((knot, index) => Number.isFinite(knot) && (index === 0 || knot >= knots[index - 1]!))
  );
}

/** Adds a spline as cubic curves that match its points and tangents at the ends of each piece. */
export function addSpline(path: Path, map: Affine, curve: Nurbs, joined = false): void {
  const { degree, control, knots } = curve;
  const weighted = control.map((at, index) => weigh(at, curve.weights[index] ?? 1));
  const pieces = curve.weights.length === 0 && degree <= 3 ? piecesWhenExact : piecesWhenClose;
  let from = evaluate(curve, weighted, degree, knots[degree]!);
  const first = applyTo(map, from.at);

  if (joined) {
    path.line(first.x, first.y);
  } else {
    path.move(first.x, first.y);
  }

  for (let span = degree; span < control.length; span += 1) {
    const start = knots[span]!;
    const length = knots[span + 1]! - start;

    if (length <= 0) {
      continue;
    }

    from = evaluate(curve, weighted, span, start);

    for (let piece = 1; piece <= pieces; piece += 1) {
      const to = evaluate(curve, weighted, span, start + (length * piece) / pieces);
      const third = length / pieces / 3;
      addCurve(
        path,
        map,
        plus(from.at, times(from.along, third)),
        minus(to.at, times(to.along, third)),
        to.at,
      );
      from = to;
    }
  }
}

function weigh({ x, y, z }: Point3, w: number): Homogeneous {
  return { x: x * w, y: y * w, z: z * w, w };
}

/** Point and derivative by de Boor's algorithm; the last level but one gives the derivative. */
function evaluate(
  { degree, knots }: Nurbs,
  weighted: readonly Homogeneous[],
  span: number,
  t: number,
): { at: Point3; along: Point3 } {
  const row = Array.from({ length: degree + 1 }, (_, index) => weighted[span - degree + index]!);
  let slope: Homogeneous = { x: 0, y: 0, z: 0, w: 0 };

  for (let level = 1; level <= degree; level += 1) {
    for (let index = degree; index >= level; index -= 1) {
      const low = knots[span - degree + index]!;
      const high = knots[span + 1 + index - level]!;
      const share = high > low ? (t - low) / (high - low) : 0;
      const a = row[index - 1]!;
      const b = row[index]!;

      if (level === degree && index === degree) {
        const rate = high > low ? degree / (high - low) : 0;
        slope = mix(a, b, -rate, rate);
      }

      row[index] = mix(a, b, 1 - share, share);
    }
  }

  const value = row[degree]!;
  const at = point(value.x / value.w, value.y / value.w, value.z / value.w);

  return { at, along: times(minus(slope, times(at, slope.w)), 1 / value.w) };
}

function mix(a: Homogeneous, b: Homogeneous, forA: number, forB: number): Homogeneous {
  return {
    x: a.x * forA + b.x * forB,
    y: a.y * forA + b.y * forB,
    z: a.z * forA + b.z * forB,
    w: a.w * forA + b.w * forB,
  };
}

/** Cubic spline through fit points: smooth, but without the tangents of the CAD editor. */
export function throughPoints(points: readonly Point3[], closed: boolean): Nurbs {
  const count = closed ? points.length : points.length - 1;
  const at = (index: number) =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const control: Point3[] = [at(0)];

  for (let index = 0; index < count; index += 1) {
    const from = at(index);
    const to = at(index + 1);
    control.push(plus(from, times(minus(to, at(index - 1)), 1 / 6)));
    control.push(minus(to, times(minus(at(index + 2), from), 1 / 6)), to);
  }

  // Triple inner knots make each span an independent curve.
  const inner = Array.from({ length: count - 1 }, (_, index) => [index + 1, index + 1, index + 1]).flat();

  return { degree: 3, control, weights: [], knots: [0, 0, 0, 0, ...inner, count, count, count, count] };
}
