import type { Box } from '@octavo/pdf/content/page-content';
import { boxAround } from '../boxes.ts';
import type { Margins } from '../model.ts';

const thresholds = {
  /** Smallest margin in points, which printers leave blank. */
  smallest: 12,

  /** Largest margin, as a share of the page. */
  widestShare: 0.4,

  /** Right margin up to which ragged lines may shorten the text, in points. */
  widestRight: 28,

  /** Share of boxes that may extend into a margin. */
  outliers: 0.01,

  /** Margin of an empty page, in points. */
  usual: 56,
};

/** Margins of an empty page. */
export const usualMargins: Margins = {
  left: thresholds.usual,
  top: thresholds.usual,
  right: thresholds.usual,
  bottom: thresholds.usual,
};

/** Margins that the text of pages of one size leaves free. */
export function marginsOf(
  pages: readonly (readonly Box[])[],
  widthPoints: number,
  heightPoints: number,
): Margins {
  const lines = pages.flat();

  if (lines.length === 0) {
    return usualMargins;
  }

  const left = edge(lines, (line) => line.left);
  const right = widthPoints + edge(lines, (line) => -line.right);
  const tops = pages.flatMap((page) => (page.length > 0 ? [boxAround(page).top] : []));
  const bottoms = pages.flatMap((page) => (page.length > 0 ? [heightPoints - boxAround(page).bottom] : []));
  const within = (margin: number, size: number): number =>
    Math.min(Math.max(margin, thresholds.smallest), size * thresholds.widestShare);

  return {
    left: within(left, widthPoints),
    // Ragged lines seldom reach the right margin, so it is limited by the left one: most pages are symmetric.
    right: within(Math.min(right, Math.max(left, thresholds.widestRight)), widthPoints),
    top: within(Math.min(...tops), heightPoints),
    bottom: within(Math.min(...bottoms), heightPoints),
  };
}

/** Outermost edge of the lines, ignoring single outliers. */
function edge(lines: readonly Box[], at: (line: Box) => number): number {
  const sorted = lines.map(at).sort((a, b) => a - b);

  return sorted[Math.floor(sorted.length * thresholds.outliers)] ?? 0;
}
