import type { GreyPicture } from '@octavo/pdf/picture/grey-picture';

/** Bitmap of ink: one byte per pixel, 1 for ink. */
export interface InkBitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const thresholds = {
  /** Half the side of the square a pixel is compared with, as a share of the longer side of the picture. */
  reachShare: 1 / 48,

  /** Ink is darker than this share of its surroundings, and by at least this much of 255, because paper has grain. */
  darkShare: 0.84,
  leastContrast: 18,

  /** Smallest side of the neighbourhood that a pixel is compared with, in pixels. */
  leastReach: 8,
};

/**
 * Separates ink from paper by comparing each pixel with its surroundings, so that shadows and yellowed edges
 * remain paper.
 */
export function inkOf({ width, height, data }: GreyPicture): InkBitmap {
  const reach = Math.max(thresholds.leastReach, Math.round(Math.max(width, height) * thresholds.reachShare));
  const ink = new Uint8Array(width * height);
  const columns = columnSums(width, Math.min(height, reach), data);

  for (let y = 0; y < height; y += 1) {
    const entering = y + reach;
    const leaving = y - reach - 1;
    addRow(columns, data, width, entering < height ? entering : -1, 1);
    addRow(columns, data, width, leaving, -1);
    const rows = Math.min(height - 1, entering) - Math.max(0, leaving + 1) + 1;
    markRow(ink, data, columns, { width, reach, rows, start: y * width });
  }

  return { width, height, data: ink };
}

/** Column sums of the first rows. */
function columnSums(width: number, rows: number, data: Uint8Array): Uint32Array {
  const sums = new Uint32Array(width);

  for (let at = 0; at < width * rows; at += 1) {
    sums[at % width]! += data[at]!;
  }

  return sums;
}

function addRow(columns: Uint32Array, data: Uint8Array, width: number, row: number, sign: 1 | -1): void {
  if (row < 0) {
    return;
  }

  for (let x = 0, at = row * width; x < width; x += 1, at += 1) {
    columns[x]! += sign * data[at]!;
  }
}

function markRow(
  ink: Uint8Array,
  data: Uint8Array,
  columns: Uint32Array,
  { width, reach, rows, start }: { width: number; reach: number; rows: number; start: number },
): void {
  let sum = 0;
  let count = 0;

  for (let x = 0; x < Math.min(width, reach); x += 1) {
    sum += columns[x]!;
    count += 1;
  }

  for (let x = 0; x < width; x += 1) {
    if (x + reach < width) {
      sum += columns[x + reach]!;
      count += 1;
    }

    if (x - reach - 1 >= 0) {
      sum -= columns[x - reach - 1]!;
      count -= 1;
    }

    const mean = sum / (count * rows);
    const value = data[start + x]!;

    if (value < mean * thresholds.darkShare && mean - value > thresholds.leastContrast) {
      ink[start + x] = 1;
    }
  }
}
