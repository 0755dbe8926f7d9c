import type { Inline, Paragraph } from '@octavo/layout/model';
import type { Box, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { isInk, linesOf, type SlideLine } from './line.ts';
import { splitInlines } from './split-inlines.ts';

/** A paragraph, or its part in one place, with its lines as on the page. */
export interface TextBlock {
  readonly paragraph: Paragraph;
  readonly inlines: readonly Inline[];
  readonly box: Box;
  readonly lines: readonly SlideLine[];
  /** Index of its first glyph in the painting order. */
  readonly order: number;
}

/** The blocks of a paragraph on a page, one for each of its places. */
export function textBlocks(paragraph: Paragraph, page: PageContent): readonly TextBlock[] {
  const places = paragraph.places.filter(({ pageIndex }) => pageIndex === page.pageIndex);
  const blocks: TextBlock[] = [];
  let rest = paragraph.inlines;

  for (const [index, { box }] of places.entries()) {
    const glyphs = glyphsIn(page, box, paragraph.inlines);
    const lines = linesOf(glyphs);
    const isLast = index === places.length - 1;
    // The paragraph's text does not contain hyphens at line ends.
    const signs = glyphs.filter((glyph) => isInk(glyph) && !glyph.hyphen).length;
    const [here, later] = isLast ? [rest, []] : splitInlines(rest, signs);
    rest = later;

    if (hasText(here)) {
      blocks.push({ paragraph, inlines: here, box, lines, order: orderOf(lines) });
    }
  }

  return blocks;
}

function orderOf(lines: readonly SlideLine[]): number {
  return lines.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...lines.map(({ order }) => order));
}

function hasText(inlines: readonly Inline[]): boolean {
  return inlines.some((inline) =>
    inline.kind === 'text' ? inline.text.trim() !== '' : !['break', 'tab', 'image'].includes(inline.kind),
  );
}

/** Points by which the centre of a glyph may lie outside its box. */
const tolerance = 0.5;

/** Valid glyph sizes, relative to the smallest and largest size of the text; superscripts are smaller. */
const smallestShare = 0.5;
const largestShare = 1.15;

/** Glyphs of a text within its box; glyphs of other texts that extend into it are excluded by their size. */
function glyphsIn(page: PageContent, box: Box, inlines: readonly Inline[]): readonly PageGlyph[] {
  const sizes = inlines.flatMap((inline) => ('style' in inline ? [inline.style.sizePoints] : []));
  const smallest = Math.min(...sizes) * smallestShare;
  const largest = Math.max(...sizes) * largestShare;

  return page.glyphs.filter((glyph) => {
    const y = (glyph.top + glyph.bottom) / 2;

    // Fast check first, because most glyphs of a page are elsewhere.
    if (y <= box.top - tolerance || y >= box.bottom + tolerance) {
      return false;
    }

    const x = (glyph.left + glyph.right) / 2;

    return (
      x > box.left - tolerance &&
      x < box.right + tolerance &&
      glyph.angle === 0 &&
      glyph.sizePoints >= smallest &&
      glyph.sizePoints <= largest
    );
  });
}
