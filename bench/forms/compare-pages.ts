import type { Box } from '@octavo/contract/edits/primitives';
import { ssim } from '@octavo/pdf/image/ssim';
import type { GreyPage } from './renderers.ts';

/** A page reduced by averaging squares of pixels. */
export function reduced({ width, height, gray }: GreyPage, square: number): GreyPage {
  const [columns, rows] = [Math.floor(width / square), Math.floor(height / square)];
  const small = new Uint8Array(columns * rows);

  for (let at = 0; at < small.length; at += 1) {
    const corner = Math.floor(at / columns) * square * width + (at % columns) * square;
    let sum = 0;

    for (let line = 0; line < square; line += 1) {
      const from = corner + line * width;

      for (let pixel = from; pixel < from + square; pixel += 1) {
        sum += gray[pixel] ?? 0;
      }
    }

    small[at] = Math.round(sum / square ** 2);
  }

  return { width: columns, height: rows, gray: small };
}

/** Structural similarity of two pictures; programs round the size of a page up or down. */
export function likeness(one: GreyPage, other: GreyPage): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];

  return ssim(cropped(one, width, height), cropped(other, width, height), width, height);
}

function cropped({ width: row, gray }: GreyPage, width: number, height: number): Uint8Array {
  const part = new Uint8Array(width * height);

  for (let line = 0; line < height; line += 1) {
    part.set(gray.subarray(line * row, line * row + width), line * width);
  }

  return part;
}

export interface ChangedPixels {
  /** Pixels that differ outside of all boxes. */
  readonly outside: number;
  /** Boxes without any difference. */
  readonly unchanged: number;
}

/** Smallest difference of two pixels that counts: a box may be smoothed together with its surroundings. */
const leastDifference = 8;

/** Differences between a blank and the same page filled in, drawn by one program; boxes in points. */
export function changes(
  blank: GreyPage,
  filled: GreyPage,
  boxes: readonly Box[],
  dpi: number,
): ChangedPixels {
  const scale = dpi / 72;
  const inside = new Uint8Array(blank.gray.length);
  const isChanged = (at: number) =>
    Math.abs((blank.gray[at] ?? 0) - (filled.gray[at] ?? 0)) >= leastDifference;
  let unchanged = 0;

  for (const { left, top, width, height } of boxes) {
    let found = false;
    const right = Math.min(blank.width, Math.ceil((left + width) * scale) + 1);
    const bottom = Math.min(blank.height, Math.ceil((top + height) * scale) + 1);

    for (let row = Math.max(0, Math.floor(top * scale) - 1); row < bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(left * scale) - 1); column < right; column += 1) {
        const at = row * blank.width + column;
        inside[at] = 1;
        found ||= isChanged(at);
      }
    }

    unchanged += found ? 0 : 1;
  }

  let outside = 0;

  for (let at = 0; at < inside.length; at += 1) {
    outside += inside[at] === 0 && isChanged(at) ? 1 : 0;
  }

  return { outside, unchanged };
}
