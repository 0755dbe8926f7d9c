import type { GlyphMetrics } from './text-font.ts';

/** Metrics of a width in thousandths of the size. */
export function horizontalMetrics(width: number): GlyphMetrics {
  return { width: width / 1000, advance: width / 1000, offsetX: 0, offsetY: 0 };
}

/** Metrics of a width whose part below a thousandth is cut off. */
export function wholeMetrics(width: number): GlyphMetrics {
  return horizontalMetrics(Math.trunc(width));
}
