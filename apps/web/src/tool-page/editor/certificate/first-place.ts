import type { Box } from '@octavo/contract/edits/primitives';
import { grown, keptOnPage, type Size } from '../document/geometry.ts';

/** Size of a new visible signature, and its distance from the edges of a page without text, in points. */
const usual = { width: 220, height: 64, margin: 48 } as const;

/** Height and least width of a signature on a line, in points: three lines of text can be read in it. */
const onLine = { height: 50, width: 150 } as const;

/** Room around a signature that stays empty, and distance between the places that are tried, in points. */
const distances = { around: 4, step: 8 } as const;

/** Share of a page from which a drawing is its background, and has room on it. */
const backgroundShare = 0.5;

/** Place of a visible signature on a line, by the room above the line. */
export function signatureOnLine({ left, top, width, height }: Box, page: Size): Box {
  const box = { left, width: Math.max(width, onLine.width), height: Math.max(height, onLine.height) };

  return keptOnPage({ ...box, top: top + height - box.height }, page);
}

/**
 * Place of a visible signature on a page without a line to sign on: the lowest empty room between the margins, else
 * the one with the least below it.
 *
 * @param filled boxes of words and drawings
 */
export function firstPlace(page: Size, filled: readonly Box[]): Box {
  const width = Math.min(usual.width, page.width - 2);
  const height = Math.min(usual.height, page.height - 2);
  const parts = filled.filter(
    (box) => box.width * box.height < backgroundShare * page.width * page.height && box.width > 0,
  );
  const { left, right } = marginsOf(page, parts);
  const lowest = page.height - height - Math.min(usual.margin, (page.height - height) / 2);
  const lefts = [left, Math.max(left, right - width), Math.max(left, (left + right - width) / 2)];
  let best: Box = { left, top: lowest, width, height };
  let least = Infinity;

  for (let top = lowest; top >= 0; top -= distances.step) {
    for (const each of lefts) {
      const box = keptOnPage({ left: each, top, width, height }, page);
      const covered = parts.reduce((sum, part) => sum + overlapOf(grown(box, distances.around), part), 0);

      if (covered < least) {
        best = box;
        least = covered;
      }

      if (covered === 0) {
        return best;
      }
    }
  }

  return best;
}

/** Left and right ends of what is on a page, or the usual margins of one that is nearly empty. */
function marginsOf(
  { width }: Size,
  parts: readonly Box[],
): { readonly left: number; readonly right: number } {
  const usualLeft = Math.min(usual.margin, Math.max(0, (width - usual.width) / 2));
  const first = parts.reduce((least, box) => Math.min(least, box.left), Infinity);
  const last = parts.reduce((most, box) => Math.max(most, box.left + box.width), -Infinity);

  return {
    left: first > 0 && first < width / 3 ? first : usualLeft,
    right: last < width && last > (width * 2) / 3 ? last : width - usualLeft,
  };
}

function overlapOf(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);

  // A line has no height, but a signature must not lie across it.
  return across > 0 && down >= 0 ? Math.max(across, 1) * Math.max(down, 1) : 0;
}
