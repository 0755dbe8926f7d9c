import { changedGlyph } from '@octavo/layout/changed-glyph';
import type { PageContent, PageGlyph } from '@octavo/pdf/content/page-content';

/** Stands for a letter that cannot be read, so that a quote shows that it is not whole. */
const unreadable = '\u25a1';

/**
 * A page without text of unknown meaning, which must not be cited: without lines of which nothing can be read, and with
 * boxes in the place of letters between others.
 */
export function withoutIllegible(page: PageContent): PageContent {
  if (page.garbled === true && !page.scanned) {
    return { ...page, glyphs: [] };
  }

  const { glyphs } = page;

  if (!glyphs.some(isGuessed)) {
    return page;
  }

  const legible = new Set(glyphs.filter(isLegible).map(({ baseline }) => Math.round(baseline)));
  const isBesideOthers = ({ baseline }: PageGlyph) =>
    [-1, 0, 1].some((off) => legible.has(Math.round(baseline) + off));

  return {
    ...page,
    glyphs: glyphs.flatMap((glyph) => {
      if (!isGuessed(glyph)) {
        return [glyph];
      }

      return isBesideOthers(glyph) ? [changedGlyph(glyph, { text: unreadable })] : [];
    }),
  };
}

function isGuessed({ guessed }: PageGlyph): boolean {
  return guessed === true;
}

function isLegible(glyph: PageGlyph): boolean {
  return !isGuessed(glyph) && glyph.text.trim() !== '';
}
