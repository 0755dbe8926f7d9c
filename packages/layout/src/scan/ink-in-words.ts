import type { InkBitmap } from './ink.ts';
import type { ReadLine } from './read-hocr.ts';

/**
 * Share of a bitmap's ink that lies in the recognised words, 0 to 1.
 *
 * @param factor number of word pixels per ink pixel, along one side
 */
export function inkInWords(
  { width, height, data }: InkBitmap,
  lines: readonly ReadLine[],
  factor: number,
): number {
  const rest = data.slice();
  const total = sumOf(rest);

  for (const { left, top, right, bottom } of lines.flatMap(({ words }) => words)) {
    const [from, to] = [Math.max(0, Math.floor(left / factor)), Math.min(width, Math.ceil(right / factor))];
    const last = Math.min(height, Math.ceil(bottom / factor));

    for (let y = Math.max(0, Math.floor(top / factor)); y < last; y += 1) {
      rest.fill(0, y * width + from, y * width + Math.max(from, to));
    }
  }

  return total === 0 ? 1 : 1 - sumOf(rest) / total;
}

function sumOf(data: Uint8Array): number {
  return data.reduce((sum, pixel) => sum + pixel, 0);
}
