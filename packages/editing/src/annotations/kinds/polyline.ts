import type { Point } from '@octavo/contract/edits/primitives';
import { boundsOf, padded } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import { reachOfEnd } from '../../paths/line-ends.ts';
import { straightPath } from '../../paths/lines.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { drawEnd, endName, readEnds } from '../line-end-entries.ts';
import { readStroke, strokeEntries, strokePaint } from '../stroke-entries.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';

type Line = AnnotationOf<'line'>;
type Polyline = AnnotationOf<'polyline'>;

export function drawLine({ from, to, ...line }: Line, place: DrawingPlace): DrawnAnnotation {
  return {
    ...drawOpen([from, to], line),
    subtype: 'Line',
    entries: { ...openEntries(line, place), L: place.space.toUser([from, to]) },
  };
}

export function drawPolyline({ points, ...line }: Polyline, place: DrawingPlace): DrawnAnnotation {
  return {
    ...drawOpen(points, line),
    subtype: 'PolyLine',
    entries: { ...openEntries(line, place), Vertices: place.space.toUser(points) },
  };
}

export function readLine(source: AnnotationSource): Line | null {
  const [from, to] = source.points('L');

  return from === undefined || to === undefined ? null : { type: 'line', from, to, ...readOpen(source) };
}

export function readPolyline(source: AnnotationSource): Polyline | null {
  const points = source.points('Vertices');

  return points.length < 2 ? null : { type: 'polyline', points, ...readOpen(source) };
}

type OpenLook = Pick<Line, 'stroke' | 'ends' | 'fill'>;

function drawOpen(
  points: readonly Point[],
  { stroke, ends, fill }: OpenLook,
): Pick<DrawnAnnotation, 'box' | 'draw'> {
  const [first = { x: 0, y: 0 }, second = first] = points;
  const [beforeLast = first, last = first] = points.slice(-2);
  const reach = Math.max(...ends.map((end) => reachOfEnd(end, stroke.width)), stroke.width);

  return {
    box: padded(boundsOf(points), reach),
    draw: (drawing) => {
      drawing.drawPath(straightPath(points), strokePaint(stroke, points.length > 2 ? 'round' : 'cut'));
      drawEnd(drawing, ends[0], first, second, stroke, fill);
      drawEnd(drawing, ends[1], last, beforeLast, stroke, fill);
    },
  };
}

function openEntries({ stroke, ends, fill }: OpenLook, { space }: DrawingPlace) {
  return {
    ...strokeEntries(stroke, space),
    LE: ends.map(endName),
    // Color of the ends only (table 178, IC).
    IC: fill === null ? undefined : [...rgbOf(fill)],
  };
}

function readOpen(source: AnnotationSource): OpenLook & { contents: string; opacity: number } {
  return {
    stroke: readStroke(source, source.color('C') ?? '#000000') ?? {
      color: '#000000',
      width: 1,
      style: 'solid',
    },
    ends: readEnds(source),
    fill: source.color('IC'),
    contents: '',
    opacity: 1,
  };
}
