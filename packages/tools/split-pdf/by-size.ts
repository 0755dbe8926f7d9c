import type { SplitPart } from './parts.ts';

/**
 * Splits pages in order into parts as large as the limit allows. A page that exceeds the limit becomes a part
 * of its own. The size of a part is measured by writing it to a null sink, about log2(pages) times per part.
 *
 * @param sizeOf size in bytes of a file with these pages
 */
export function cutBySize(
  count: number,
  limitBytes: number,
  sizeOf: (pages: readonly number[]) => number,
  onCut: (donePages: number) => void,
): SplitPart[] {
  const parts: number[][] = [];
  let start = 0;
  let guess = 1;

  while (start < count) {
    const length = longestFit(start, count, guess, (end) => sizeOf(span(start, end)) <= limitBytes);
    parts.push(span(start, start + length));
    start += length;
    // Neighbouring parts of a document tend to be alike.
    guess = length;
    onCut(start);
  }

  const digits = String(parts.length).length;

  return parts.map((pages, index) => ({ pages, suffix: `part-${String(index + 1).padStart(digits, '0')}` }));
}

/** Largest number of pages from `start` that fits, at least 1: doubles a guess, then bisects. */
function longestFit(start: number, count: number, guess: number, fits: (end: number) => boolean): number {
  let fitting = 1;
  let tooMany = count - start + 1;
  let probe = Math.min(guess, count - start);

  while (tooMany - fitting > 1) {
    if (fits(start + probe)) {
      fitting = Math.max(fitting, probe);
    } else {
      tooMany = Math.min(tooMany, probe);
    }

    if (tooMany <= 1) {
      return 1;
    }

    probe = tooMany > count - start ? Math.min(fitting * 2, count - start) : (fitting + tooMany) >> 1;

    if (probe === fitting) {
      probe += 1;
    }
  }

  return fitting;
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
