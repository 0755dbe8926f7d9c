import type { Box } from '@octavo/contract/edits/primitives';
import type { PathSegment } from '@octavo/pdf/edit/path-operators';
import { dictOf, nameOf } from '@octavo/pdf/objects';
import { centreOf, cornersOf, padded } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import { cloudHeight, cloudPath } from '../../paths/cloud.ts';
import { closedPath, ellipsePath } from '../../paths/lines.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { readStroke, strokeEntries, strokePaint } from '../stroke-entries.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';

type Shape = AnnotationOf<'rectangle'>;

/** Corners of the polygon that the arcs around an ellipse follow. */
const ellipseCorners = 48;

/** Border effect of an outline of arcs (ISO 32000-2, table 169). */
export const cloudEffect = dictOf({ S: nameOf('C'), I: 1 });

export function drawShape(shape: Shape, { space }: DrawingPlace): DrawnAnnotation {
  const { type, box, stroke, fill, cloud } = shape;
  const path = outlineOf(shape);

  return {
    subtype: type === 'rectangle' ? 'Square' : 'Circle',
    entries: {
      ...strokeEntries(stroke, space),
      IC: fill === null ? undefined : [...rgbOf(fill)],
      BE: cloud ? cloudEffect : undefined,
    },
    box,
    draw: (drawing) =>
      drawing.drawPath(path, { ...(fill === null ? {} : { fill: rgbOf(fill) }), ...strokePaint(stroke) }),
  };
}

export function readShape(source: AnnotationSource): Shape | null {
  return {
    type: source.subtype === 'Square' ? 'rectangle' : 'ellipse',
    box: source.box,
    stroke: readStroke(source),
    fill: source.color('IC'),
    cloud: hasCloud(source),
    contents: '',
    opacity: 1,
  };
}

export function hasCloud(source: AnnotationSource): boolean {
  return source.inner('BE')?.name('S') === 'C';
}

/** Outline inside the box, with its line. */
function outlineOf({ type, box, stroke, cloud }: Shape): readonly PathSegment[] {
  const width = stroke?.width ?? 0;
  const inner = padded(box, -width / 2);

  if (!cloud) {
    return type === 'rectangle' ? closedPath(cornersOf(inner)) : ellipsePath(inner);
  }

  const corners = (within: Box) => (type === 'rectangle' ? cornersOf(within) : ellipsePoints(within));

  return cloudPath(corners(padded(inner, -cloudHeight(corners(inner), width))), width);
}

function ellipsePoints(box: Box) {
  const { x, y } = centreOf(box);

  return Array.from({ length: ellipseCorners }, (_, index) => {
    const angle = (index / ellipseCorners) * 2 * Math.PI;

    return { x: x + (Math.cos(angle) * box.width) / 2, y: y + (Math.sin(angle) * box.height) / 2 };
  });
}
