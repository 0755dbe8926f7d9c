import { grown, mostlyHolds } from '../boxes.ts';
import type { Box, PageGlyph } from '../page-content.ts';
import { linesOf } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';

/** A piece of text belongs to a drawing when it stands in it to this share. */
const insideShare = 0.5;

export interface WordsInside {
  /** What may be labels of the drawing. */
  readonly labels: readonly PageGlyph[];
  /** What the document says is a paragraph. */
  readonly texts: readonly PageGlyph[];
  /** True when text from outside reaches into the drawing. */
  readonly isReached: boolean;
}

/** The glyphs that stand in a drawing; pieces of text are not torn at its edge. */
export function wordsInside(
  box: Box,
  glyphs: readonly PageGlyph[],
  isParagraph: (glyph: PageGlyph) => boolean,
): WordsInside {
  const area = grown(box, 1);
  const near = glyphs.filter((glyph) => glyph.bottom > area.top && glyph.top < area.bottom);
  const labels: PageGlyph[] = [];
  const texts: PageGlyph[] = [];
  let isReached = false;

  for (const piece of piecesOf(near)) {
    const inside = piece.glyphs.filter((glyph) => mostlyHolds(area, glyph));

    if (inside.length < piece.glyphs.length * insideShare) {
      isReached = isReached || inside.length > 0;
      continue;
    }

    for (const glyph of piece.glyphs) {
      (isParagraph(glyph) ? texts : labels).push(glyph);
    }
  }

  return { labels, texts, isReached };
}

/** Labels have fewer words in a line. */
const sentenceWords = 5;

/** True for text that somebody will want to edit. */
export function hasSentences(glyphs: readonly PageGlyph[]): boolean {
  const lines = linesOf(piecesOf(glyphs), 0);
  const long = lines.filter(
    (line) => !line.text.includes('\t') && line.text.split(' ').length >= sentenceWords,
  );

  return long.length >= 2;
}
