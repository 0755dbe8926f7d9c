import type { Box, Point } from '@octavo/contract/edits/primitives';
import { nameOf } from '@octavo/pdf/objects';
import { rgbOf } from '../../geometry/colors.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import type { AnnotationOf, DrawnAnnotation } from './drawn-annotation.ts';

type CaretAnnotation = AnnotationOf<'caret'>;

/** Size of the sign as a share of the height of the text. */
const widthShare = 0.7;
const heightShare = 0.5;

export function drawCaret({ at, height, color }: CaretAnnotation): DrawnAnnotation {
  const box: Box = {
    left: at.x - (height * widthShare) / 2,
    top: at.y - height * heightShare,
    width: height * widthShare,
    height: height * heightShare,
  };
  const [right, bottom] = [box.left + box.width, box.top + box.height];

  return {
    subtype: 'Caret',
    entries: { C: [...rgbOf(color)], Sy: nameOf('None') },
    box,
    draw: (drawing) =>
      drawing.drawPath(
        [
          { kind: 'move', x: box.left, y: bottom },
          {
            kind: 'curve',
            points: [at.x - box.width * 0.2, bottom, at.x, at.y - box.height * 0.5, at.x, box.top],
          },
          {
            kind: 'curve',
            points: [at.x, at.y - box.height * 0.5, at.x + box.width * 0.2, bottom, right, bottom],
          },
          { kind: 'close' },
        ],
        { fill: rgbOf(color) },
      ),
  };
}

export function readCaret(source: AnnotationSource): CaretAnnotation | null {
  const { left, top, width, height } = source.box;
  const at: Point = { x: Math.round((left + width / 2) * 1000) / 1000, y: top + height };

  return {
    type: 'caret',
    at,
    height: Math.round((height / heightShare) * 1000) / 1000,
    color: source.color('C') ?? '#0000ff',
    contents: '',
    opacity: 1,
  };
}
