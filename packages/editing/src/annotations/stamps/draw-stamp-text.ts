import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PathSegment, RgbColor } from '@octavo/pdf/edit/path-operators';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { centreOf, padded } from '../../geometry/bounds.ts';
import { rotated } from '../../geometry/vectors.ts';
import { mappedPath, roundedPath } from '../../paths/lines.ts';

/** Words on a stamp, in one or two lines. */
export interface StampText {
  readonly text: string;
  readonly below: string;
}

const font = { family: 'sans', bold: true } as const;

/** Sizes as shares of the height of the stamp. */
const shares = { frame: 0.06, corner: 0.18, gap: 0.12, line: 0.6, lineOfTwo: 0.42, below: 0.24 } as const;

/** Draws words in a frame, as large as the box allows. */
export async function drawStampText(
  editor: PdfEditor,
  drawing: Drawing,
  { text, below }: StampText,
  { box, angle, color }: { readonly box: Box; readonly angle: number; readonly color: RgbColor },
): Promise<void> {
  const centre = centreOf(box);
  const turned = (path: readonly PathSegment[]) => mappedPath(path, (point) => rotated(point, centre, angle));
  const height = Math.min(box.height, box.width);
  const width = Math.max(0.5, height * shares.frame);
  drawing.drawPath(
    turned(roundedPath(padded(box, -width / 2), Math.min(box.height, box.width) * shares.corner)),
    {
      stroke: { color, width },
    },
  );
  const room = box.width - 2 * (width + height * shares.gap);
  const lines =
    below === ''
      ? [{ words: text, share: shares.line, middle: 0.5 }]
      : [
          { words: text, share: shares.lineOfTwo, middle: 0.36 },
          { words: below, share: shares.below, middle: 0.74 },
        ];

  for (const { words, share, middle } of lines) {
    const ems = (await editor.measureText(words, { font, size: 1 })).width;
    const at: Point = { x: centre.x, y: box.top + box.height * middle };
    await drawing.drawText(words, {
      font,
      size: Math.max(0.5, Math.min(box.height * share, ems === 0 ? Infinity : room / ems)),
      color,
      at: rotated(at, centre, angle),
      angle,
      align: 'center',
      anchor: 'middle',
    });
  }
}
