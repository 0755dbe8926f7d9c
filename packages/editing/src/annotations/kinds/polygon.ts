import { boundsOf, padded } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import { cloudHeight, cloudPath } from '../../paths/cloud.ts';
import { closedPath } from '../../paths/lines.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { readStroke, strokeEntries, strokePaint } from '../stroke-entries.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';
import { cloudEffect, hasCloud } from './shape.ts';

type Polygon = AnnotationOf<'polygon'>;

export function drawPolygon(
  { points, stroke, fill, cloud }: Polygon,
  { space }: DrawingPlace,
): DrawnAnnotation {
  const path = cloud ? cloudPath(points, stroke.width) : closedPath(points);
  const reach = cloud ? cloudHeight(points, stroke.width) + stroke.width : stroke.width;

  return {
    subtype: 'Polygon',
    entries: {
      ...strokeEntries(stroke, space),
      IC: fill === null ? undefined : [...rgbOf(fill)],
      BE: cloud ? cloudEffect : undefined,
      Vertices: space.toUser(points),
    },
    box: padded(boundsOf(points), reach),
    draw: (drawing) =>
      drawing.drawPath(path, {
        ...(fill === null ? {} : { fill: rgbOf(fill) }),
        ...strokePaint(stroke, 'round'),
      }),
  };
}

export function readPolygon(source: AnnotationSource): Polygon | null {
  const points = source.points('Vertices');
  const stroke = readStroke(source, source.color('C') ?? '#000000');

  return points.length < 3 || stroke === null
    ? null
    : {
        type: 'polygon',
        points,
        stroke,
        fill: source.color('IC'),
        cloud: hasCloud(source),
        contents: '',
        opacity: 1,
      };
}
