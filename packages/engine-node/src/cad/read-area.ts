import {
  BoundaryPathFlags,
  type Entity,
  Hatch,
  type HatchBoundaryPath,
  HatchBoundaryPathArc,
  type HatchBoundaryPathEdge,
  HatchBoundaryPathEllipse,
  HatchBoundaryPathLine,
  HatchBoundaryPathPolyline,
  HatchBoundaryPathSpline,
  HatchStyleType,
  Solid,
} from '@node-projects/acad-ts';
import { applyTo, cross, type Point3, planeOf, point, times, zAxis } from '@octavo/cad/geometry/affine';
import type { CadShape, HatchEdge, HatchGradient, HatchShape } from '@octavo/cad/shapes';
import { isEven } from './read-curve.ts';
import { readMissing } from './read-missing.ts';
import { colorOf } from './read-tables.ts';
import { type EntityContext, pointOf } from './reading.ts';

/** Fills, hatches and pictures; null for other entities. */
export function readArea(entity: Entity, reader: EntityContext): CadShape | null {
  if (entity instanceof Solid) {
    const plane = planeOf(pointOf(entity.normal));
    // The third and fourth corner cross over (DXF reference, SOLID).
    const corners = [entity.firstCorner, entity.secondCorner, entity.fourthCorner, entity.thirdCorner];

    return { kind: 'fill', points: corners.map((corner) => applyTo(plane, pointOf(corner))) };
  }

  return entity instanceof Hatch ? hatchOf(entity) : readMissing(entity, reader);
}

function hatchOf(hatch: Hatch): HatchShape | null {
  const loops = drawnPaths(hatch)
    .map(({ edges }) => edges.flatMap((edge) => edgeOf(edge) ?? []))
    .filter((loop) => loop.length > 0);
  const isSolid = hatch.isSolid || hatch.pattern.lines.length === 0;

  if (loops.length === 0) {
    return null;
  }

  return {
    kind: 'hatch',
    loops,
    lines: isSolid
      ? null
      : hatch.pattern.lines.map((line) => ({
          angle: line.angle,
          x: line.basePoint.x,
          y: line.basePoint.y,
          offsetX: line.offset.x,
          offsetY: line.offset.y,
          dashes: line.dashLengths,
        })),
    gradient: gradientOf(hatch),
    elevation: hatch.elevation,
    normal: pointOf(hatch.normal),
  };
}

/** A hatch that ignores islands is bounded by its outermost loops alone. */
function drawnPaths({ paths, style }: Hatch): readonly HatchBoundaryPath[] {
  const outer = BoundaryPathFlags.External | BoundaryPathFlags.Outermost;
  const outermost = paths.filter(({ flags }) => (flags & outer) !== 0);

  return style === HatchStyleType.Ignore && outermost.length > 0 ? outermost : paths;
}

function gradientOf({ gradientColor }: Hatch): HatchGradient | null {
  const { enabled, colors, angle, name } = gradientColor;
  const first = colors[0]?.color;
  const last = colors.at(-1)?.color;

  if (!enabled || first === undefined || last === undefined) {
    return null;
  }

  const plain = name.toUpperCase();

  return {
    from: colorOf(first),
    to: colorOf(last),
    angle,
    form: /SPHER|CURVED/.test(plain) ? 'radial' : /CYLINDER/.test(plain) ? 'cylinder' : 'linear',
    inverted: plain.startsWith('INV'),
  };
}

function edgeOf(edge: HatchBoundaryPathEdge): HatchEdge | null {
  if (edge instanceof HatchBoundaryPathPolyline) {
    // The third coordinate of a vertex holds its bulge.
    const vertices = edge.vertices.map(({ x, y, z }) => ({ x, y, bulge: z, startWidth: 0, endWidth: 0 }));

    return { kind: 'vertices', vertices };
  }

  if (edge instanceof HatchBoundaryPathLine) {
    return { kind: 'line', from: pointOf(edge.start), to: pointOf(edge.end) };
  }

  if (edge instanceof HatchBoundaryPathArc) {
    const { radius } = edge;

    return turned(edge, pointOf(edge.center), point(radius, 0), point(0, radius));
  }

  if (edge instanceof HatchBoundaryPathEllipse) {
    const major = pointOf(edge.majorAxisEndPoint);

    return turned(edge, pointOf(edge.center), major, times(cross(zAxis, major), edge.minorToMajorRatio));
  }

  if (edge instanceof HatchBoundaryPathSpline) {
    // The third coordinate of a control point holds its weight.
    const weights = edge.isRational ? edge.controlPoints.map(({ z }) => z) : [];
    const control = edge.controlPoints.map(({ x, y }) => point(x, y));

    return {
      kind: 'spline',
      curve: { degree: edge.degree, control, weights: isEven(weights) ? [] : weights, knots: edge.knots },
    };
  }

  return null;
}

/** Normalizes the angles of an edge: clockwise edges count them clockwise. */
function turned(
  edge: { startAngle: number; endAngle: number; counterClockWise: boolean },
  center: Point3,
  major: Point3,
  minor: Point3,
): HatchEdge {
  const turn = edge.endAngle - edge.startAngle;
  const sweep = Math.abs(turn) < 1e-9 ? 2 * Math.PI : turn < 0 ? turn + 2 * Math.PI : turn;
  const direction = edge.counterClockWise ? 1 : -1;

  return {
    kind: 'arc',
    center,
    major,
    minor,
    start: direction * edge.startAngle,
    sweep: direction * Math.min(sweep, 2 * Math.PI),
  };
}
