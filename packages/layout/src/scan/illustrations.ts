import type { Box } from '@octavo/pdf/content/page-content';
import { componentsOf } from './components.ts';
import type { InkBitmap } from './ink.ts';
import type { ReadLine } from './read-hocr.ts';
import type { ScannedRuling } from './rulings.ts';

const thresholds = {
  /** Side of the squares that ink is counted in, as a share of the longer side of the picture. */
  squareShare: 1 / 120,

  /** Smallest share of ink of a square in an illustration; paper has specks. */
  leastInk: 0.04,

  /**
   * Smallest side of an illustration, as a share of the picture's longer side; smaller areas are stamps, specks
   * and letters.
   */
  leastSide: 1 / 9,

  /** Smallest filled share of an illustration's box; areas below it are paper edges or frames. */
  leastFilled: 0.18,

  /** A larger share of the picture is the paper itself. */
  mostShare: 0.85,

  /** Letters reach beyond the box of their word, by this share of the height of their line. */
  letterReach: 0.25,
};

interface ReadResult {
  readonly lines: readonly ReadLine[];
  readonly rulings: readonly ScannedRuling[];
  /** Number of word pixels per ink pixel, along one side. */
  readonly factor: number;
}

/** Illustrated areas of a scan, in word pixels: ink that belongs neither to words nor to rulings. */
export function illustrationsOf(ink: InkBitmap, { lines, rulings, factor }: ReadResult): Box[] {
  const side = Math.max(2, Math.round(Math.max(ink.width, ink.height) * thresholds.squareShare));
  const squares = squaresOf(withoutRead(ink, { lines, rulings, factor }), side);
  const longest = Math.max(squares.width, squares.height);

  return componentsOf(squares)
    .filter(({ left, top, right, bottom, pixels }) => {
      const area = (right - left) * (bottom - top);

      return (
        Math.min(right - left, bottom - top) >= longest * thresholds.leastSide &&
        pixels >= area * thresholds.leastFilled &&
        area <= squares.width * squares.height * thresholds.mostShare
      );
    })
    .map(({ left, top, right, bottom }) => ({
      left: left * side * factor,
      top: top * side * factor,
      right: Math.min(ink.width, right * side) * factor,
      bottom: Math.min(ink.height, bottom * side) * factor,
    }));
}

function withoutRead({ width, height, data }: InkBitmap, { lines, rulings, factor }: ReadResult): InkBitmap {
  const rest = data.slice();
  const words = lines.flatMap(({ words, heightPixels }) =>
    words.map((word) => grownBy(word, heightPixels * thresholds.letterReach)),
  );

  for (const box of [...words, ...rulings.map((ruling) => grownBy(ruling, factor * 2))]) {
    const [from, to] = [Math.floor(box.left / factor), Math.ceil(box.right / factor)];
    const [first, last] = [Math.floor(box.top / factor), Math.ceil(box.bottom / factor)];

    for (let y = Math.max(0, first); y < Math.min(height, last); y += 1) {
      rest.fill(0, y * width + Math.max(0, from), y * width + Math.max(0, Math.min(width, to)));
    }
  }

  return { width, height, data: rest };
}

function grownBy({ left, top, right, bottom }: Box, reach: number): Box {
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
}

/** Reduces the bitmap to squares: a square with enough ink is ink. */
function squaresOf({ width, height, data }: InkBitmap, side: number): InkBitmap {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const counts = new Uint32Array(across * down);

  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / side) * across;

    for (let x = 0; x < width; x += 1) {
      counts[row + Math.floor(x / side)]! += data[y * width + x]!;
    }
  }

  return {
    width: across,
    height: down,
    data: Uint8Array.from(counts, (count) => (count >= side * side * thresholds.leastInk ? 1 : 0)),
  };
}
