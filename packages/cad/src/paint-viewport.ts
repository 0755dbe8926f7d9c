import {
  type Affine,
  applyTo,
  compose,
  cross,
  identity,
  planeOf,
  point,
  rotation,
  scaleOf,
  scaling,
  times,
  translation,
  unit,
  zAxis,
} from './geometry/affine.ts';
import { addArc, addSegment } from './geometry/curves.ts';
import { addSpline } from './geometry/nurbs.ts';
import { Path } from './geometry/path.ts';
import { strokePlain } from './paint-lines.ts';
import type { Brush, Scope } from './painting.ts';
import type { Layer } from './pen.ts';
import type { CadShape, Entity, ViewportShape } from './shapes.ts';

type PaintEntities = (entities: readonly Entity[], scope: Scope) => void;

/** Paints the model through a viewport of the sheet. */
export function paintViewport(
  brush: Brush,
  shape: ViewportShape,
  paint: PaintEntities,
  framed: boolean,
): void {
  // Model space has no viewports.
  if (!brush.isPaperSpace || !(shape.viewHeight > 0) || !(shape.height > 0) || !(shape.width > 0)) {
    return;
  }

  const outline = outlineOf(brush, shape);
  const { canvas, paperLineTypes, model } = brush.settings;
  const frozen: ReadonlySet<Layer> = new Set([...brush.frozen, ...shape.frozen]);

  if (canvas.isPaper) {
    canvas.clip(outline, 'nonzero', () =>
      paint(model, {
        ...brush,
        map: compose(brush.map, viewOf(shape)),
        dashUnit: paperLineTypes ? scaleOf(brush.map) : null,
        parent: null,
        frozen,
        isPaperSpace: false,
      }),
    );
  }

  if (framed || !canvas.isPaper) {
    strokePlain(brush, outline);
  }
}

/**
 * Maps the model to the sheet: viewed along the view direction, rotated by the twist, scaled into the
 * viewport.
 */
function viewOf(shape: ViewportShape): Affine {
  const turned = compose(rotation(shape.twist), facing(shape.viewDirection, shape.viewTarget));
  const scale = shape.height / shape.viewHeight;
  const centred = compose(scaling(scale), translation(times(shape.viewCenter, -1)));

  return compose(translation({ ...shape.center, z: 0 }), compose(centred, turned));
}

/** Transforms the world so that it is seen along a direction, with the target at the origin. */
function facing(direction: ViewportShape['viewDirection'], target: ViewportShape['viewTarget']): Affine {
  const z = unit(direction, zAxis);
  const isPlan = Math.abs(z.x) < 1e-9 && Math.abs(z.y) < 1e-9;
  const plane = isPlan && z.z > 0 ? identity : isPlan ? planeOf(z) : sideways(z);
  const { x, y, z: toward } = plane;

  // The axes are orthonormal, so the transpose is the inverse.
  const inverse: Affine = {
    x: point(x.x, y.x, toward.x),
    y: point(x.y, y.y, toward.y),
    z: point(x.z, y.z, toward.z),
    o: point(0, 0, 0),
  };

  return compose(inverse, translation(times(target, -1)));
}

function sideways(z: ViewportShape['viewDirection']): Affine {
  const x = unit(cross(zAxis, z));

  return { x, y: unit(cross(z, x)), z, o: point(0, 0, 0) };
}

function outlineOf(brush: Brush, shape: ViewportShape): Path {
  const path = new Path();
  const { boundary } = shape;

  if (boundary !== null && addBoundary(path, brush, boundary)) {
    return path;
  }

  const { center, width, height } = shape;
  const corner = (x: number, y: number) =>
    applyTo(brush.map, point(center.x + (x * width) / 2, center.y + (y * height) / 2));

  return new Path().polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
}

function addBoundary(path: Path, { map }: Brush, shape: CadShape): boolean {
  if (shape.kind === 'arc') {
    addArc(path, map, shape);
  } else if (shape.kind === 'spline') {
    addSpline(path, map, shape.curve);
  } else if (shape.kind === 'line') {
    path.polygon(shape.points.map((corner) => applyTo(map, corner)));

    return true;
  } else if (shape.kind === 'polyline' && shape.vertices.length > 2) {
    const flat = compose(map, planeOf(shape.normal));
    const [first] = shape.vertices;
    const start = applyTo(flat, point(first?.x ?? 0, first?.y ?? 0, shape.elevation));
    path.move(start.x, start.y);

    for (const [index, vertex] of shape.vertices.entries()) {
      const next = shape.vertices[(index + 1) % shape.vertices.length];

      if (next !== undefined) {
        addSegment(path, flat, vertex, next, shape.elevation);
      }
    }
  } else {
    return false;
  }

  path.close();

  return true;
}
