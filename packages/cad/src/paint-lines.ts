import {
  applyTo,
  compose,
  identity,
  keepsCircles,
  planeOf,
  plus,
  point,
  scaleOf,
  times,
  unit,
} from './geometry/affine.ts';
import { addArc, addSegment, bulgeArc } from './geometry/curves.ts';
import { addSpline } from './geometry/nurbs.ts';
import { flatten, Path } from './geometry/path.ts';
import { dashPattern, wordsOnLine } from './line-types.ts';
import { paintLetters } from './paint-letters.ts';
import { areaPaint, type Brush, dashUnit, linePaint, pointsPerMillimetre, strokeWidth } from './painting.ts';
import type { LineType } from './pen.ts';
import type {
  ArcShape,
  FillShape,
  InfiniteShape,
  LineShape,
  PointShape,
  PolylineShape,
  PolylineVertex,
  SplineShape,
} from './shapes.ts';

export function paintLine(brush: Brush, { points, closed }: LineShape): void {
  const path = new Path();
  const corners = points.map((corner) => applyTo(brush.map, corner));
  brush.settings.budget.spend(points.length);

  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) {
      path.move(x, y);
    } else {
      path.line(x, y);
    }
  }

  if (closed) {
    path.close();
  }

  strokeWithType(brush, path);
}

export function paintArc(brush: Brush, arc: ArcShape): void {
  const path = new Path();
  brush.settings.budget.spend(8);
  addArc(path, brush.map, arc);

  if (Math.abs(Math.abs(arc.sweep) - 2 * Math.PI) < 1e-9) {
    path.close();
  }

  strokeWithType(brush, path);
}

export function paintSpline(brush: Brush, { curve }: SplineShape): void {
  const path = new Path();
  brush.settings.budget.spend(curve.control.length);
  addSpline(path, brush.map, curve);
  strokeWithType(brush, path);
}

export function paintFill(brush: Brush, { points }: FillShape): void {
  const path = new Path().polygon(points.map((corner) => applyTo(brush.map, corner)));
  brush.settings.canvas.cover(path, linePaint(brush), 'nonzero');
}

/** Points: size of markers whose size is a share of the screen, and diameter of a dot marker. */
const markSize = 3 * pointsPerMillimetre;
const dotSize = 0.4 * pointsPerMillimetre;

export function paintPoint(brush: Brush, { at, mode, size }: PointShape): void {
  const { canvas } = brush.settings;
  const { x, y } = applyTo(brush.map, at);
  const half = canvas.isPaper ? (size > 0 ? size * scaleOf(brush.map) : markSize) / 2 : 0;
  const path = new Path();
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    path.move(x + x1 * half, y + y1 * half);
    path.line(x + x2 * half, y + y2 * half);
  };
  const form = mode & 7;

  if (form === 0) {
    const dot = new Path();
    const radius = canvas.isPaper ? Math.max(dotSize, strokeWidth(brush)) / 2 : 0;
    addArc(dot, identity, {
      center: point(x, y),
      major: point(radius, 0),
      minor: point(0, radius),
      start: 0,
      sweep: 2 * Math.PI,
    });
    canvas.cover(dot, linePaint(brush), 'nonzero');
  } else if (form === 2) {
    line(-2, 0, 2, 0);
    line(0, -2, 0, 2);
  } else if (form === 3) {
    line(-1.4, -1.4, 1.4, 1.4);
    line(-1.4, 1.4, 1.4, -1.4);
  } else if (form === 4) {
    line(0, 0, 0, 1);
  }

  if ((mode & 32) !== 0) {
    addArc(path, identity, {
      center: point(x, y),
      major: point(half, 0),
      minor: point(0, half),
      start: 0,
      sweep: 2 * Math.PI,
    });
  }

  if ((mode & 64) !== 0) {
    line(-1, -1, 1, -1);
    path.line(x + half, y + half);
    path.line(x - half, y + half);
    path.close();
  }

  if (!path.isEmpty) {
    strokePlain(brush, path);
  }
}

/** Paints a line across the page from edge to edge; paints nothing when there is no page. */
export function paintInfinite(brush: Brush, { from, direction, bothWays }: InfiniteShape): void {
  const { window } = brush.settings.canvas;

  if (window === null) {
    return;
  }

  const start = applyTo(brush.map, from);
  const along = unit({ ...applyTo({ ...brush.map, o: point(0, 0) }, direction), z: 0 }, point(0, 0));
  const reach =
    Math.hypot(window.right - window.left, window.top - window.bottom) +
    Math.hypot(start.x - window.left, start.y - window.bottom);
  const end = plus(start, times(along, reach));
  const back = bothWays ? plus(start, times(along, -reach)) : start;
  const path = new Path();
  path.move(back.x, back.y);
  path.line(end.x, end.y);
  strokeWithType(brush, path);
}

export function paintPolyline(brush: Brush, shape: PolylineShape): void {
  const { vertices, closed, elevation, normal } = shape;
  const flat = { ...brush, map: compose(brush.map, planeOf(normal)) };
  brush.settings.budget.spend(vertices.length);
  const segments = segmentsOf(vertices, closed);
  const widths = new Set(segments.flatMap(([from]) => [from.startWidth, from.endWidth]));
  const [width = 0] = widths;

  if (widths.size > 1 || (width > 0 && !keepsCircles(flat.map))) {
    for (const [from, to] of segments) {
      fillSegment(flat, from, to, elevation);
    }

    return;
  }

  const first = vertices[0];

  if (first === undefined) {
    return;
  }

  const start = applyTo(flat.map, point(first.x, first.y, elevation));

  if (segments.length === 0) {
    return;
  }

  const isDashed = !shape.continuous && width === 0 && brush.ink.lineType.segments.length > 0;
  const path = new Path();
  path.move(start.x, start.y);

  for (const [from, to] of segments) {
    if (isDashed) {
      const alone = new Path();
      const { x, y } = applyTo(flat.map, point(from.x, from.y, elevation));
      alone.move(x, y);
      addSegment(alone, flat.map, from, to, elevation);
      strokeWithType(flat, alone);
    } else {
      addSegment(path, flat.map, from, to, elevation);
    }
  }

  if (isDashed) {
    return;
  }

  if (closed) {
    path.close();
  }

  strokeWithType(flat, path, width * scaleOf(flat.map));
}

function segmentsOf(
  vertices: readonly PolylineVertex[],
  closed: boolean,
): [PolylineVertex, PolylineVertex][] {
  const count = closed ? vertices.length : vertices.length - 1;

  return Array.from({ length: Math.max(0, count) }, (_, index) => [
    vertices[index]!,
    vertices[(index + 1) % vertices.length]!,
  ]);
}

/** Fills a segment between its edges, because its width varies or its block distorts it. */
function fillSegment(brush: Brush, from: PolylineVertex, to: PolylineVertex, elevation: number): void {
  const arc = bulgeArc(from, to, elevation);
  const count = arc === null ? 1 : Math.max(2, Math.ceil(Math.abs(arc.sweep) / (Math.PI / 24)));
  const left: { x: number; y: number }[] = [];
  const right: { x: number; y: number }[] = [];
  const across = point(from.y - to.y, to.x - from.x);

  for (let index = 0; index <= count; index += 1) {
    const share = index / count;
    const half = (from.startWidth + (from.endWidth - from.startWidth) * share) / 2;
    const angle = arc === null ? 0 : arc.start + arc.sweep * share;
    const at =
      arc === null
        ? point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, elevation)
        : plus(arc.center, plus(times(arc.major, Math.cos(angle)), times(arc.minor, Math.sin(angle))));
    const side =
      arc === null ? unit(across) : times(point(Math.cos(angle), Math.sin(angle)), arc.sweep > 0 ? -1 : 1);
    left.push(applyTo(brush.map, plus(at, times(side, half))));
    right.push(applyTo(brush.map, plus(at, times(side, -half))));
  }

  const outline = new Path().polygon([...left, ...right.reverse()]);

  if (from.startWidth === 0 && from.endWidth === 0) {
    const path = new Path();
    const start = applyTo(brush.map, point(from.x, from.y, elevation));
    path.move(start.x, start.y);
    addSegment(path, brush.map, from, to, elevation);
    strokeWithType(brush, path);

    return;
  }

  brush.settings.canvas.cover(outline, areaPaint(brush), 'nonzero');
}

/** Strokes with the pen's own width, ignoring the line type. */
export function strokePlain(brush: Brush, path: Path): void {
  brush.settings.canvas.stroke(path, {
    ...linePaint(brush),
    width: strokeWidth(brush),
    dashes: [],
    ends: 'round',
  });
}

/** Strokes with the line type. `width` in points is that of a band, which may be wider than the pen. */
function strokeWithType(brush: Brush, path: Path, width = 0): void {
  const { canvas } = brush.settings;
  const { lineType } = brush.ink;
  const pen = strokeWidth(brush);
  const isBand = width > pen || (width > 0 && !canvas.isPaper);
  const paint = { ...linePaint(brush), width: isBand ? width : pen, ends: isBand ? 'cut' : 'round' } as const;

  if (lineType.segments.length === 0 || !canvas.isPaper) {
    canvas.stroke(path, { ...paint, dashes: [] });

    return;
  }

  const parts = flatten(path);
  const dashes = dashPattern(lineType, dashUnit(brush), parts, paint.width);
  canvas.stroke(path, { ...paint, dashes });

  if (dashes.length > 0 && hasWords(lineType)) {
    for (const { matrix, text, height } of wordsOnLine(lineType, dashUnit(brush), parts)) {
      brush.settings.budget.spend(1);
      paintLetters(brush, matrix, text, height);
    }
  }
}

function hasWords({ segments }: LineType): boolean {
  return segments.some(({ text }) => text !== '');
}
