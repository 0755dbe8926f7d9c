import type { Size } from '../document/geometry.ts';

/** Pixels between two pages, and around all of them. */
const pageGap = 16;

/** Places of all pages below each other, in pixels. */
export interface PageLayout {
  readonly tops: readonly number[];
  readonly width: number;
  readonly height: number;
}

export function layOut(pages: readonly Size[], scale: number, padding: number): PageLayout {
  const tops: number[] = [];
  let top = padding;
  let width = 0;

  for (const page of pages) {
    tops.push(top);
    top += page.height * scale + pageGap;
    width = Math.max(width, page.width * scale);
  }

  return { tops, width: width + 2 * padding, height: top - pageGap + padding };
}

/** Index of the page at a height, or of the one before the gap there. */
export function pageAtHeight({ tops }: PageLayout, height: number): number {
  let [low, high] = [0, tops.length - 1];

  while (low < high) {
    const middle = Math.ceil((low + high) / 2);

    if (tops[middle]! <= height) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }

  return Math.max(0, low);
}

/** Indexes of the pages between two heights: first and last. */
export function pagesBetween(layout: PageLayout, from: number, to: number): readonly [number, number] {
  return [pageAtHeight(layout, from), pageAtHeight(layout, to)];
}
