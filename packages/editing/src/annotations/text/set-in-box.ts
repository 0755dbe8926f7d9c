import type { TextLook } from '@octavo/contract/edits/looks';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import { breakLines } from '@octavo/pdf/edit/fields/fit-lines';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { rgbOf } from '../../geometry/colors.ts';

/** Distance of baselines as a share of the size. */
const lineHeight = 1.2;

/** Text broken into lines for the width of a box. */
export interface BoxText {
  readonly lines: readonly string[];
  readonly height: number;
}

export async function breakInBox(
  editor: PdfEditor,
  text: string,
  look: TextLook,
  width: number,
): Promise<BoxText> {
  const measure = async (line: string) =>
    (await editor.measureText(line, { font: fontOf(look), size: 1, lineHeight })).width;
  // A tenth of a point more: a box as wide as its text must not break it by rounding.
  const lines = await breakLines(text, (Math.max(width, 0) + 0.1) / look.size, measure);
  const { height } = await editor.measureText(lines.join('\n'), {
    font: fontOf(look),
    size: look.size,
    lineHeight,
  });

  return { lines, height };
}

export function drawInBox(
  drawing: Drawing,
  { lines }: BoxText,
  look: TextLook,
  { left, top, width }: Box,
): Promise<void> {
  return drawing.drawText(lines.join('\n'), {
    font: fontOf(look),
    size: look.size,
    lineHeight,
    color: rgbOf(look.color),
    align: look.align,
    anchor: 'top',
    at: { x: left + width * { left: 0, center: 0.5, right: 1 }[look.align], y: top },
  });
}

function fontOf({ font, bold, italic }: TextLook) {
  return { family: font, bold, italic };
}
