import type { StampFace } from '@octavo/contract/edits/stamp-faces';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { centreOf } from '../../geometry/bounds.ts';
import { rotated } from '../../geometry/vectors.ts';
import type { FacePlace } from './draw-face.ts';

type PlainFace = Extract<StampFace, { readonly kind: 'plain' }>;

/** Font size as a share of the height of the box: room for ascenders and descenders. */
const sizeShare = 0.8;

/** Draws words in one line without a frame, as large as the box allows. */
export async function drawPlainText(
  editor: PdfEditor,
  drawing: Drawing,
  { text, align }: PlainFace,
  { box, angle, color }: FacePlace,
): Promise<void> {
  const { width } = await editor.measureText(text, { size: 1 });
  const centre = centreOf(box);
  const at = { x: align === 'left' ? box.left : centre.x, y: centre.y };
  await drawing.drawText(text.replaceAll('\n', ' '), {
    size: Math.max(0.5, Math.min(box.height * sizeShare, width === 0 ? Infinity : box.width / width)),
    color,
    at: rotated(at, centre, angle),
    angle,
    align,
    anchor: 'middle',
  });
}
