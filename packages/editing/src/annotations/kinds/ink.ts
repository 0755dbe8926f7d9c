import type { PenPoint } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import { numbersOf } from '@octavo/pdf/object-reader';
import type { PdfObject } from '@octavo/pdf/objects';
import { boundsOf, padded } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import { smoothPath } from '../../paths/lines.ts';
import { pressedStroke } from '../../paths/pen-stroke.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { privateEntry, readPrivate } from '../private-entries.ts';
import { readStroke, strokeEntries, strokePaint } from '../stroke-entries.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';

type Ink = AnnotationOf<'ink'>;

export function drawInk({ strokes, stroke }: Ink, { space }: DrawingPlace): DrawnAnnotation {
  const hasPressure = strokes.some((points) => points.some(({ pressure }) => pressure !== undefined));

  return {
    subtype: 'Ink',
    entries: {
      ...strokeEntries(stroke, space),
      InkList: strokes.map((points) => space.toUser(points)),
      ...(hasPressure ? privateEntry({ Pressures: strokes.map(pressuresOf) }) : {}),
    },
    // The widest part of a stroke with pressure is 1.6 times its width.
    box: padded(boundsOf(strokes.flat()), stroke.width * 0.9 + 0.5),
    draw: (drawing) => {
      for (const points of strokes) {
        drawStroke(drawing, points, stroke);
      }
    },
  };
}

export function readInk(source: AnnotationSource): Ink | null {
  const pressures = readPrivate(source)?.array('Pressures') ?? [];
  const strokes = source
    .array('InkList')
    .map((list, index) => {
      const own = numbersOf(source.reader, pressures[index] ?? null, 1) ?? [];

      return source.space
        .toShown(numbersOf(source.reader, list, 2) ?? [])
        .map((point, at): PenPoint => withPressure(point, own[at] ?? -1));
    })
    .filter((points) => points.length > 0);
  const stroke = readStroke(source, source.color('C') ?? '#000000');

  return strokes.length === 0 || stroke === null
    ? null
    : { type: 'ink', strokes, stroke, contents: '', opacity: 1 };
}

function drawStroke(drawing: Drawing, points: readonly PenPoint[], stroke: Ink['stroke']): void {
  if (points.every(({ pressure }) => pressure === undefined)) {
    drawing.drawPath(smoothPath(points), strokePaint(stroke, 'round'));

    return;
  }

  drawing.drawPath(pressedStroke(points, stroke.width), { fill: rgbOf(stroke.color) });
}

/** Pressure of each point, negative where the pen reported none. */
function pressuresOf(points: readonly PenPoint[]): PdfObject {
  return points.map(({ pressure = -1 }) => Math.round(pressure * 1000) / 1000);
}

function withPressure(point: PenPoint, pressure: number): PenPoint {
  return pressure < 0 ? point : { ...point, pressure };
}
