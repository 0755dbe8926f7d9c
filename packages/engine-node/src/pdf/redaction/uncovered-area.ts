import { rgbOf } from '@octavo/editing/geometry/colors';
import type { CoveredArea } from '@octavo/editing/redaction/redaction-plan';
import { boundsOf, type Corners } from '@octavo/pdf/content/corners';
import { type ShownBox, shownRectangle } from '@octavo/pdf/edit/shown-space';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import type { PagePixels } from '../../pdfium/draw.ts';
import { loadDocument } from '../../pdfium/library.ts';
import { paintRegion } from '../../pdfium/paint-region.ts';

const usualDpi = 144;

/** Pixels of the longer side of a page; larger pages are drawn with fewer dots. */
const mostPixels = 4000;

const white = 0xff_ff_ff_ff;

/** Difference of a component that rounding explains. */
const rounding = 3;

/** Pixels at the edge of an area that it covers in part. */
const edge = 2;

/** Times that the box of a word may be larger than an area that it merely passes, such as that of a watermark. */
const farLarger = 4;

/**
 * Draws the areas of a page, each of which must have one colour and no word.
 *
 * @returns what shows in one of them; null when nothing does.
 */
export async function uncoveredArea(
  bytes: Uint8Array,
  page: PdfPage,
  areas: readonly CoveredArea[],
  words: readonly ShownBox[],
): Promise<'pictures' | 'text' | null> {
  const boxes = areas.map((area) => ({ area, box: shownRectangle(page, boundsOf(area.corners)) }));

  if (boxes.some(({ box }) => words.some((word) => isWithin(word, box)))) {
    return 'text';
  }

  const { widthPoints, heightPoints, unit } = page;
  const [width, height] = [widthPoints / unit, heightPoints / unit];
  const dpi = Math.min(usualDpi, (mostPixels * 72) / Math.max(width, height));
  using document = await loadDocument(bytes);
  const pixels = paintRegion(document, {
    pageIndex: page.index,
    box: { left: 0, top: 0, right: width, bottom: height },
    dpi,
    // All objects, but no annotations: their texts are searched, and highlights may lie over an area.
    what: { has: () => true },
    behind: white,
  });
  const scale = dpi / 72 / unit;

  return boxes
    .filter(({ area }) => isLevel(area.corners))
    .every(({ box }) => {
      const colors = boxes.filter((other) => meet(other.box, box)).map(({ area }) => rgbOf(area.color));

      return isFilled(pixels, box, scale, colors);
    })
    ? null
    : 'pictures';
}

/** True for a rectangle with level sides, of which all pixels can be compared. */
function isLevel(corners: Corners): boolean {
  const [left, bottom, right, top] = boundsOf(corners);

  return corners.every(
    ([x, y]) => Math.min(x - left, right - x) < 0.01 && Math.min(y - bottom, top - y) < 0.01,
  );
}

function isWithin(word: ShownBox, area: ShownBox): boolean {
  const [x, y] = [word.left + word.width / 2, word.top + word.height / 2];
  const isLarger = word.width * word.height > farLarger * area.width * area.height;

  return (
    !isLarger && x > area.left && x < area.left + area.width && y > area.top && y < area.top + area.height
  );
}

function meet(one: ShownBox, other: ShownBox): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function isFilled(
  { width, height, data }: PagePixels,
  box: ShownBox,
  scale: number,
  colors: readonly (readonly number[])[],
): boolean {
  const left = Math.max(0, Math.ceil(box.left * scale) + edge);
  const top = Math.max(0, Math.ceil(box.top * scale) + edge);
  const right = Math.min(width, Math.floor((box.left + box.width) * scale) - edge);
  const bottom = Math.min(height, Math.floor((box.top + box.height) * scale) - edge);

  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const isCovered = colors.some(([red = 0, green = 0, blue = 0]) =>
        [blue, green, red].every((part, index) => Math.abs(part * 255 - data[at + index]!) <= rounding),
      );

      if (!isCovered) {
        return false;
      }
    }
  }

  return true;
}
