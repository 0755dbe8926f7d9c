import type { CadPaint } from './canvas.ts';
import {
  type Affine,
  applyTo,
  compose,
  identity,
  planeOf,
  point,
  scaleOf,
  translation,
} from './geometry/affine.ts';
import { addArc, addCurve, addSegment } from './geometry/curves.ts';
import { addSpline, isIntact } from './geometry/nurbs.ts';
import { flatten, hullOf, Path } from './geometry/path.ts';
import { hatchStretches, stretchSpacing } from './hatch/stretches.ts';
import { colorOf, onPaper } from './ink.ts';
import { areaPaint, type Brush, linePaint, pointsPerMillimetre, strokeWidth } from './painting.ts';
import type { HatchEdge, HatchGradient, HatchShape } from './shapes.ts';

/** Points: pattern lines closer than this on paper are painted as a tint. */
const closestLines = 0.12 * pointsPerMillimetre;

export function paintHatch(brush: Brush, shape: HatchShape): void {
  const { canvas, budget } = brush.settings;
  const flat = compose(compose(brush.map, planeOf(shape.normal)), translation(point(0, 0, shape.elevation)));
  const outline = boundaryOf(flat, shape);
  budget.spend(outline.data.length / 4);

  if (outline.isEmpty) {
    return;
  }

  if (!canvas.isPaper || (shape.lines === null && shape.gradient === null)) {
    return canvas.cover(outline, areaPaint(brush), 'evenodd');
  }

  if (shape.gradient !== null) {
    return paintGradient(brush, outline, shape.gradient);
  }

  paintPattern(brush, shape, flat, outline);
}

/** All loops as one path, filled by the even-odd rule so that inner loops are holes. */
function boundaryOf(map: Affine, { loops }: HatchShape): Path {
  const path = new Path();

  for (const loop of loops) {
    const before = path.data.length;

    for (const [index, edge] of loop.entries()) {
      addEdge(path, map, edge, index > 0);
    }

    if (path.data.length > before) {
      path.close();
    }
  }

  return path;
}

function addEdge(path: Path, map: Affine, edge: HatchEdge, joined: boolean): void {
  if (edge.kind === 'arc') {
    return addArc(path, map, edge, joined);
  }

  if (edge.kind === 'spline') {
    return isIntact(edge.curve) ? addSpline(path, map, edge.curve, joined) : undefined;
  }

  const [first, ...rest] =
    edge.kind === 'line'
      ? [edge.from, edge.to].map(({ x, y }) => ({ x, y, bulge: 0, startWidth: 0, endWidth: 0 }))
      : edge.vertices;

  if (first === undefined) {
    return;
  }

  const start = applyTo(map, point(first.x, first.y));

  if (joined) {
    path.line(start.x, start.y);
  } else {
    path.move(start.x, start.y);
  }

  let from = first;

  // A loop of vertices closes with the bulge of its last.
  for (const to of edge.kind === 'line' ? rest : [...rest, first]) {
    addSegment(path, map, from, to, 0);
    from = to;
  }
}

function paintPattern(brush: Brush, shape: HatchShape, flat: Affine, outline: Path): void {
  const { canvas, budget } = brush.settings;
  const scale = scaleOf(flat);
  const boundary = boundaryOf(identity, shape);
  const edges = flatten(boundary).map(({ points }) => points);
  const lines = shape.lines ?? [];
  const spacing = Math.min(...lines.map((line) => stretchSpacing(line) * scale));
  const width = Math.min(strokeWidth(brush), Math.max(0.13 * pointsPerMillimetre, spacing / 3));
  const stretches = spacing < closestLines ? null : hatchStretches(edges, lines, budget);

  if (stretches === null) {
    return canvas.cover(outline, tint(areaPaint(brush), width, spacing), 'evenodd');
  }

  const path = new Path();

  for (const [fromX, fromY, toX, toY] of stretches) {
    const from = applyTo(flat, point(fromX, fromY));
    const to = applyTo(flat, point(toX, toY));
    path.move(from.x, from.y);
    path.line(to.x, to.y);
  }

  if (!path.isEmpty) {
    canvas.stroke(path, { ...linePaint(brush), width, dashes: [], ends: 'round' });
  }
}

/** Approximates the ink coverage of the pattern lines by an opacity. */
function tint(paint: CadPaint, width: number, spacing: number): CadPaint {
  return {
    ...paint,
    opacity: paint.opacity * Math.min(0.6, Math.max(0.15, width / Math.max(spacing, width))),
  };
}

const bands = 48;

/**
 * Paints a gradient as bands of color; each band is painted over the rest of the previous one, so no seams
 * show.
 */
function paintGradient(brush: Brush, outline: Path, gradient: HatchGradient): void {
  const { canvas, colors } = brush.settings;
  const box = hullOf(outline);

  if (box === null) {
    return;
  }

  const color = (of: HatchGradient['from']) =>
    onPaper(colorOf(of, brush.ink.layer, brush.parent), colors, true);
  const [from, to] = gradient.inverted
    ? [color(gradient.to), color(gradient.from)]
    : [color(gradient.from), color(gradient.to)];
  const center = point((box.left + box.right) / 2, (box.bottom + box.top) / 2);
  const reach = Math.hypot(box.right - box.left, box.top - box.bottom) / 2;
  const cos = Math.cos(gradient.angle);
  const sin = Math.sin(gradient.angle);
  const extent = (Math.abs(cos) * (box.right - box.left) + Math.abs(sin) * (box.top - box.bottom)) / 2;

  canvas.clip(outline, 'evenodd', () => {
    for (let band = 0; band < bands; band += 1) {
      const share = band / (bands - 1);
      const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
      const [red = 0, green = 0, blue = 0] = mixed;
      const path = new Path();

      if (gradient.form === 'radial') {
        const radius = reach * (1 - band / bands);
        circle(path, center, radius);
      } else {
        const start =
          gradient.form === 'linear' ? -extent + (2 * extent * band) / bands : -extent * (1 - band / bands);
        const end = gradient.form === 'linear' ? extent : -start;
        const place = (along: number, across: number) =>
          point(center.x + along * cos - across * sin, center.y + along * sin + across * cos);
        path.polygon([place(start, -reach), place(end, -reach), place(end, reach), place(start, reach)]);
      }

      canvas.cover(path, { color: [red, green, blue], opacity: brush.ink.opacity }, 'nonzero');
    }
  });
}

/** Adds a circle of four curves. */
function circle(path: Path, center: { x: number; y: number }, radius: number): void {
  const reach = radius * 0.5523;
  const at = (x: number, y: number) => point(center.x + x, center.y + y);
  path.move(center.x + radius, center.y);
  addCurve(path, identity, at(radius, reach), at(reach, radius), at(0, radius));
  addCurve(path, identity, at(-reach, radius), at(-radius, reach), at(-radius, 0));
  addCurve(path, identity, at(-radius, -reach), at(-reach, -radius), at(0, -radius));
  addCurve(path, identity, at(reach, -radius), at(radius, -reach), at(radius, 0));
  path.close();
}
