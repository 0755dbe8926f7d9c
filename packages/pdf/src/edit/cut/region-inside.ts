import type { Corners } from '../../content/corners.ts';
import { inverted, mapPoint, multiply } from '../../matrix.ts';
import { overlapShare } from './convex.ts';
import {
  areApart,
  type CutGlyph,
  type CutRegion,
  columnsWithin,
  type PixelSpan,
  rounding,
} from './cut-region.ts';

/** Convex area whose content is removed. */
export interface RemovedArea {
  readonly corners: Corners;
  /** Share of a glyph's ink from which an area removes the glyph. */
  readonly leastShare: number;
  /** True to remove annotations that show something in the area, too, and not only those that lie in it wholly. */
  readonly takesAnnotations: boolean;
}

/** Annotations that say nothing themselves: their area is that of the text below them. */
const overText: ReadonlySet<string> = new Set(['Link', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut']);

/** The region inside of some areas. */
export function regionInside(
  areas: readonly RemovedArea[],
  /** True for a glyph that is removed wherever it stands. */
  isGlyphChosen: (glyph: CutGlyph) => boolean,
): CutRegion {
  return {
    clippedAreas: areas.map(({ corners }) => corners),

    isGlyphRemoved: (glyph) =>
      isGlyphChosen(glyph) ||
      areas.some(({ corners, leastShare }) => overlapShare(glyph.corners, corners) >= leastShare),

    isAnnotationRemoved: (shape, subtype) =>
      areas.some(({ corners, leastShare, takesAnnotations }) => {
        const share = overlapShare(shape, corners);

        return (
          share > 1 - rounding ||
          (takesAnnotations &&
            !overText.has(subtype) &&
            (share >= leastShare || overlapShare(corners, shape) >= leastShare))
        );
      }),

    remainderOf(shape, margin = 0) {
      const met = areas.filter(({ corners }) => !areApart(shape, corners, margin));

      if (met.length === 0) {
        return 'all';
      }

      return met.some(({ corners }) => overlapShare(shape, corners) > 1 - rounding) ? 'none' : 'part';
    },

    removedPixels(matrix, { width, height }) {
      const toPixels = inverted(multiply([1 / width, 0, 0, -1 / height, 0, 1], matrix));
      const outlines = areas.map(({ corners }) => corners.map(([x, y]) => mapPoint(toPixels, x, y)));

      return (row) =>
        joined(
          outlines.flatMap((outline) => {
            const columns = columnsWithin(outline, row);
            const from = columns === null ? 0 : Math.max(0, Math.floor(columns[0] + rounding));
            const to = columns === null ? 0 : Math.min(width, Math.ceil(columns[1] - rounding));

            return from < to ? [[from, to] as const] : [];
          }),
        );
    },
  };
}

/** Spans in order, without overlaps. */
function joined(spans: readonly PixelSpan[]): readonly PixelSpan[] {
  const result: PixelSpan[] = [];

  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);

    if (last !== undefined && from <= last[1]) {
      result[result.length - 1] = [last[0], Math.max(last[1], to)];
    } else {
      result.push([from, to]);
    }
  }

  return result;
}
