import { distanceThrough, type Glyph, glyphMatrix } from '@octavo/pdf/interpret/glyph';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { boundsOf } from './rectangles.ts';

/** Part of a glyph: along its advance, and of its size above the base line. */
interface GlyphPart {
  readonly along: readonly [number, number];
  readonly above: readonly [number, number];
}

/** Area that a glyph may paint. */
export const wholeGlyph: GlyphPart = { along: [0, 1], above: [-0.25, 1] };

/** Area without which a letter cannot be read; neighbours may touch what is around it. */
export const glyphCore: GlyphPart = { along: [0.25, 0.75], above: [0.1, 0.5] };

/** Area of a letter from its base line to the height of capitals. */
export const glyphBody: GlyphPart = { along: [0, 1], above: [0, 0.7] };

/** Area of a part of a glyph, in the coordinates of its page or form. */
export function glyphBox(glyph: Glyph, { along, above }: GlyphPart): PdfRectangle {
  const { origin, advance, shown } = glyph;
  const [upX, upY] = distanceThrough(glyphMatrix(glyph), 0, shown.state.size);

  return boundsOf(
    along.flatMap((x) =>
      above.map((y) => [origin[0] + x * advance[0] + y * upX, origin[1] + x * advance[1] + y * upY] as const),
    ),
  );
}
