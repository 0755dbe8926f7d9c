import { drawPageWithin } from './draw.ts';
import type { PdfiumDocument } from './library.ts';

/** Part of a page as shares of its width and height, from its upper left corner. */
export interface PageShare {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** About 150 dpi for a letter: a dot is half a point. */
const longerSide = 1600;

/** Difference of a colour from that of the paper at which it is seen. */
const visible = 12;

/** Bounds of everything that a page shows against its paper; null for a blank page. */
export function paintedBounds(document: PdfiumDocument, pageIndex: number): PageShare | null {
  const { width, height, data } = drawPageWithin(document, pageIndex, longerSide);
  const paper = paperColor(data, width, height);
  let [left, top, right, bottom] = [width, height, 0, 0];

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;

      if (paper.some((value, channel) => Math.abs(data[at + channel]! - value) > visible)) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
    }
  }

  return right === 0
    ? null
    : { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
}

/** Colour of the four corners, or white where they differ. */
function paperColor(data: Uint8Array, width: number, height: number): readonly number[] {
  const white = [255, 255, 255];
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) => [
    ...data.subarray(pixel * 4, pixel * 4 + 3),
  ]);
  const [first = white] = corners;
  const areEqual = corners.every((corner) =>
    corner.every((value, channel) => Math.abs(value - first[channel]!) <= visible),
  );

  return areEqual ? first : white;
}
