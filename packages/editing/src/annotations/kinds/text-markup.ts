import type { Point, Quad } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PathSegment } from '@octavo/pdf/edit/path-operators';
import { boundsOf } from '../../geometry/bounds.ts';
import { rgbOf } from '../../geometry/colors.ts';
import { between, distanceBetween } from '../../geometry/vectors.ts';
import { closedPath, straightPath } from '../../paths/lines.ts';
import { wavePoints } from '../../paths/wave.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import type { AnnotationOf, DrawingPlace, DrawnAnnotation } from './drawn-annotation.ts';

type TextMarkup = AnnotationOf<'highlight'>;

/** Thickness of a line through or under text, as a share of the text's height. */
const lineShare = 1 / 14;

const subtypes = {
  highlight: 'Highlight',
  underline: 'Underline',
  strike: 'StrikeOut',
  squiggly: 'Squiggly',
} as const;

export function drawTextMarkup({ type, quads, color }: TextMarkup, { space }: DrawingPlace): DrawnAnnotation {
  return {
    subtype: subtypes[type],
    entries: { QuadPoints: space.toUser(quads.flat()), C: [...rgbOf(color)] },
    box: boundsOf(quads.flat()),
    ...(type === 'highlight' ? { blend: 'Multiply' } : {}),
    draw: (drawing) => {
      for (const quad of quads) {
        drawQuad(drawing, type, quad, color);
      }
    },
  };
}

export function readTextMarkup(source: AnnotationSource): TextMarkup | null {
  const type = (Object.keys(subtypes) as TextMarkup['type'][]).find(
    (key) => subtypes[key] === source.subtype,
  );
  const points = source.points('QuadPoints');
  const quads = Array.from(
    { length: Math.floor(points.length / 4) },
    (_, index) => points.slice(index * 4, index * 4 + 4) as Quad,
  );

  return type === undefined || quads.length === 0
    ? null
    : { type, quads, color: source.color('C') ?? '#ffff00', contents: '', opacity: 1 };
}

function drawQuad(drawing: Drawing, type: TextMarkup['type'], quad: Quad, color: string): void {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = quad;
  const paint = rgbOf(color);
  const height = distanceBetween(upperLeft, lowerLeft);
  const drawLine = (path: readonly PathSegment[]) =>
    drawing.drawPath(path, { stroke: { color: paint, width: height * lineShare } });

  switch (type) {
    case 'highlight':
      drawing.drawPath(closedPath([upperLeft, upperRight, lowerRight, lowerLeft]), { fill: paint });
      break;
    case 'underline':
      drawLine(straightPath(levelOf(quad, 0.07)));
      break;
    case 'strike':
      drawLine(straightPath(levelOf(quad, 0.42)));
      break;
    case 'squiggly':
      drawLine(straightPath(wavePoints(levelOf(quad, 0.12), levelOf(quad, 0.04), height * 0.12)));
      break;
  }
}

/** Ends of the line at a share of the height above the lower side. */
function levelOf([upperLeft, upperRight, lowerLeft, lowerRight]: Quad, share: number): [Point, Point] {
  return [between(lowerLeft, upperLeft, share), between(lowerRight, upperRight, share)];
}
