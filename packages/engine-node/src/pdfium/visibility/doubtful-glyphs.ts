import { chromaOf, lightnessOf, rgbOf } from '@octavo/layout/page/check-boxes/colour-contrast';
import type { Box, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';

/** Letters lighter than this are visible only on a dark background. */
const lightest = 0.8;

/**
 * Least area, in square points, of an object that can hide a letter. More than `mostCovers` of them are
 * details of a drawing.
 */
const leastArea = 20;
const mostCovers = 1_000;

export function isPale({ colour }: PageGlyph): boolean {
  const rgb = rgbOf(colour);

  return lightnessOf(rgb) > lightest && chromaOf(rgb) < 0.25;
}

/**
 * Printed glyphs that may be invisible to a reader: pale ones, and those with something painted over them.
 */
export function doubtfulGlyphs(page: PageContent): PageGlyph[] {
  const printed = page.glyphs.filter(
    ({ text, made, invisible }) => !invisible && !made && text.trim() !== '',
  );
  const first = printed.reduce((least, { order }) => Math.min(least, order), Number.POSITIVE_INFINITY);
  const covers: (Box & { readonly order: number })[] = [
    ...page.images,
    ...(page.shadings ?? []),
    ...page.paths.filter(({ fill, opacity }) => fill !== null && opacity > 0.5),
  ]
    .filter((cover) => cover.order > first && areaOf(cover) > leastArea)
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .slice(0, mostCovers);

  return printed.filter(
    (glyph) =>
      isPale(glyph) || covers.some((cover) => cover.order > glyph.order && holdsMiddle(cover, glyph)),
  );
}

export function holdsMiddle(box: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;

  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
