import type { PagePosition } from '../_kit/page-positions.ts';

/** `tile` repeats the watermark over the whole page. */
export type MarkPosition = PagePosition | 'tile';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface MarkPlacement {
  readonly position: MarkPosition;
  /** Degrees counterclockwise. */
  readonly angle: number;
  /** Points that one unit of the mark should have; null fits the mark to the page. */
  readonly size: number | null;
}

export interface PlacedMarks {
  /** Points of one unit of the mark. */
  readonly size: number;
  /** Middles of the marks: points of the page as shown, y downwards. */
  readonly middles: readonly { readonly x: number; readonly y: number }[];
}

/** Lines of a watermark are this far apart, as a share of the font size. */
export const markLineHeight = 1.2;

/** Distance from the edges of the page in points, on pages large enough for it. */
const usualMargin = 36;

/** Largest number of marks that a page is tiled with; more would only make the file large. */
const mostTiles = 400;

/** Shares of the page that a mark fits into when its size is not given. */
const fittedShares = { middle: 0.7, edge: 0.35, tile: 0.25 } as const;

/** Places a mark of a size in its own units on a page of a size in points. A mark that is too large shrinks. */
export function placeMarks(page: Size, mark: Size, { position, angle, size }: MarkPlacement): PlacedMarks {
  const margin = Math.min(usualMargin, Math.min(page.width, page.height) / 20);
  const turned = turnedSize(mark, angle);
  const largest = fitting(turned, { width: page.width - 2 * margin, height: page.height - 2 * margin });
  const share = fittedShares[position === 'tile' ? 'tile' : position === 'center' ? 'middle' : 'edge'];
  const fitted = fitting(turned, { width: page.width * share, height: page.height * share });
  const unit = Math.min(largest, size ?? fitted);

  if (position === 'tile') {
    return { size: unit, middles: tileMiddles(page, scaled(mark, unit), angle) };
  }

  const { width, height } = scaled(turned, unit);
  const at = (start: boolean, end: boolean, length: number, extent: number) =>
    start ? margin + extent / 2 : end ? length - margin - extent / 2 : length / 2;
  const x = at(position.endsWith('left'), position.endsWith('right'), page.width, width);
  const y = at(position.startsWith('top'), position.startsWith('bottom'), page.height, height);

  return { size: unit, middles: [{ x, y }] };
}

/** Middles in rows along the angle, every other row shifted by half a step. */
function tileMiddles(page: Size, mark: Size, angle: number): PlacedMarks['middles'] {
  const wanted = { across: mark.width + Math.max(mark.height, 18), down: mark.height * 2.5 + 18 };
  const spread = Math.max(
    1,
    Math.sqrt((page.width * page.height) / (wanted.across * wanted.down * mostTiles)),
  );
  const [across, down] = [wanted.across * spread, wanted.down * spread];
  const [cosine, sine] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const reach = Math.hypot(page.width, page.height) / 2;
  const [rows, columns] = [Math.ceil(reach / down), Math.ceil(reach / across) + 1];
  const half = scaled(turnedSize(mark, angle), 0.5);
  const middles = [];

  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const along = (column + (row % 2 === 0 ? 0 : 0.5)) * across;
      const x = page.width / 2 + along * cosine + row * down * sine;
      const y = page.height / 2 - along * sine + row * down * cosine;
      const isSeen =
        x > -half.width && x < page.width + half.width && y > -half.height && y < page.height + half.height;

      if (isSeen) {
        middles.push({ x, y });
      }
    }
  }

  return middles;
}

/** Size of the box around a rotated mark. */
function turnedSize({ width, height }: Size, angle: number): Size {
  const [cosine, sine] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))];

  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

function fitting(content: Size, space: Size): number {
  return Math.min(space.width / content.width, space.height / content.height);
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
