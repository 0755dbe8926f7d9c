import type { Box } from '@octavo/contract/edits/primitives';
import type { StampFace } from '@octavo/contract/edits/stamp-faces';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import { markPath } from '@octavo/pdf/edit/fields/mark-path';
import type { PathSegment, RgbColor } from '@octavo/pdf/edit/path-operators';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { centreOf } from '../../geometry/bounds.ts';
import { rotated } from '../../geometry/vectors.ts';
import { mappedPath } from '../../paths/lines.ts';
import { writtenStroke } from '../../paths/pen-stroke.ts';
import { drawPlainText } from './draw-plain-text.ts';
import { drawStampText } from './draw-stamp-text.ts';
import { standardStamps } from './stamp-words.ts';

/** Face that is drawn by us, in the colour of its stamp. */
export type DrawnFace = Exclude<StampFace, { readonly kind: 'picture' }>;

/** Place and colour of a face: its box is turned around its middle, in degrees counterclockwise. */
export interface FacePlace {
  readonly box: Box;
  readonly angle: number;
  readonly color: RgbColor;
}

export async function drawFace(
  editor: PdfEditor,
  drawing: Drawing,
  face: DrawnFace,
  place: FacePlace,
): Promise<void> {
  switch (face.kind) {
    case 'standard': {
      const text = standardStamps[face.name][face.language].toUpperCase();

      return drawStampText(editor, drawing, { text, below: '' }, place);
    }
    case 'text':
      return drawStampText(editor, drawing, face, place);
    case 'plain':
      return drawPlainText(editor, drawing, face, place);
    case 'sign':
      return drawSign(drawing, face.sign, place);
    case 'written':
      return drawWritten(editor, drawing, face, place);
    case 'drawn':
      for (const points of face.strokes) {
        drawing.drawPath(fitted(writtenStroke(points, face.pen), face.size, place), { fill: place.color });
      }
  }
}

async function drawWritten(
  editor: PdfEditor,
  drawing: Drawing,
  { text, hand }: Extract<StampFace, { readonly kind: 'written' }>,
  place: FacePlace,
): Promise<void> {
  const outlined = await editor.outlineText(text.replaceAll('\n', ' ').trim(), hand);

  if (outlined !== null) {
    drawing.drawPath(fitted(outlined.path, outlined.size, place), { fill: place.color });
  }
}

/** Thickness of the pen as a share of the sign. */
const signPen = 0.14;

function drawSign(drawing: Drawing, sign: 'check' | 'cross', { box, angle, color }: FacePlace): void {
  const side = Math.min(box.width, box.height);
  const pen = side * signPen;
  const centre = centreOf(box);
  const inside = {
    left: centre.x - side / 2 + pen / 2,
    top: centre.y - side / 2 + pen / 2,
    width: side - pen,
    height: side - pen,
  };
  const path = mappedPath(markPath(sign, inside), (point) => rotated(point, centre, angle));
  drawing.drawPath(path, { stroke: { color, width: pen, ends: 'round' } });
}

/** A path of a drawing of this size, as large as it fits into the box, in its middle. */
function fitted(
  path: readonly PathSegment[],
  size: { readonly width: number; readonly height: number },
  { box, angle }: FacePlace,
): PathSegment[] {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const centre = centreOf(box);

  return mappedPath(path, ({ x, y }) =>
    rotated(
      { x: centre.x + (x - size.width / 2) * scale, y: centre.y + (y - size.height / 2) * scale },
      centre,
      angle,
    ),
  );
}
