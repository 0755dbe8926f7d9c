import type { Box, Point } from '@octavo/contract/edits/primitives';
import { nameOf } from '@octavo/pdf/objects';
import { boundsOf, joined, padded } from '../../geometry/bounds.ts';
import { distanceBetween } from '../../geometry/vectors.ts';
import { reachOfEnd } from '../../paths/line-ends.ts';
import { straightPath } from '../../paths/lines.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { drawEnd, endName, readEnds } from '../line-end-entries.ts';
import { strokePaint } from '../stroke-entries.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';
import { boxedTextEntries, drawBoxedText, readBoxedText } from './text-box.ts';

type Callout = AnnotationOf<'callout'>;

export async function drawCallout(callout: Callout, place: DrawingPlace): Promise<DrawnAnnotation> {
  const { tip, knee, end, border, fill } = callout;
  const { space } = place;
  const text = await drawBoxedText(callout, place);
  const line = [tip, ...(knee === undefined ? [] : [knee])];
  line.push(nearestSide(text.box, line.at(-1) ?? tip));
  const reach = Math.max(reachOfEnd(end, border.width), border.width);
  const box = joined([text.box, padded(boundsOf(line), reach)]);

  return {
    subtype: 'FreeText',
    entries: {
      ...boxedTextEntries(callout, place),
      IT: nameOf('FreeTextCallout'),
      CL: space.toUser(line),
      LE: endName(end),
      RD: differences(space.userBox(box), space.userBox(text.box)),
    },
    box,
    draw: async (drawing) => {
      drawing.drawPath(straightPath(line), strokePaint(border));
      drawEnd(drawing, end, tip, line[1] ?? tip, border, fill);
      await text.draw(drawing);
    },
  };
}

export function readCallout(source: AnnotationSource): Callout | null {
  const [tip, knee, start] = source.points('CL');
  const { border, ...text } = readBoxedText(source);

  return tip === undefined
    ? null
    : {
        type: 'callout',
        ...text,
        box: innerBox(source),
        border: border ?? { color: '#000000', width: 0, style: 'solid' },
        tip,
        ...(knee === undefined || start === undefined ? {} : { knee }),
        end: readEnds(source)[0],
        opacity: 1,
      };
}

/** Box of the text: that of the annotation without the differences at its sides (ISO 32000-2, table 177, RD). */
function innerBox(source: AnnotationSource): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = source.numbers('Rect');
  const [left = 0, bottom = 0, right = 0, top = 0] = source.numbers('RD');

  return source.space.shownBox([
    Math.min(x1, x2) + left,
    Math.min(y1, y2) + bottom,
    Math.max(x1, x2) - right,
    Math.max(y1, y2) - top,
  ]);
}

function differences(outer: readonly number[], inner: readonly number[]): number[] {
  return outer.map((value, index) => Math.abs((inner[index] ?? 0) - value));
}

/** Middle of the side of a box that is nearest to a point. */
function nearestSide({ left, top, width, height }: Box, to: Point): Point {
  const [x, y] = [left + width / 2, top + height / 2];
  const sides = [
    { x: left, y },
    { x: left + width, y },
    { x, y: top },
    { x, y: top + height },
  ];

  return sides.reduce((best, side) => (distanceBetween(side, to) < distanceBetween(best, to) ? side : best));
}
