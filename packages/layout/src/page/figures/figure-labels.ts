import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import { grown, mostlyHolds } from '../../boxes.ts';
import { linesOf } from '../../text/lines.ts';
import { piecesOf } from '../../text/pieces.ts';

const thresholds = {
  /** Share of a piece of text that must lie in a drawing for the piece to belong to it. */
  insideShare: 0.5,

  /** Minimum number of words in a line of a sentence; labels have fewer. */
  sentenceWords: 5,
};

export interface WordsInside {
  /** Glyphs that may be labels of the drawing. */
  readonly labels: readonly PageGlyph[];
  /** Glyphs of paragraphs according to the document. */
  readonly texts: readonly PageGlyph[];
  /** True when text from outside reaches into the drawing. */
  readonly isReached: boolean;
}

/** Glyphs in a drawing; pieces of text are not split at its edge. */
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

    if (inside.length < piece.glyphs.length * thresholds.insideShare) {
      isReached = isReached || inside.length > 0;
      continue;
    }

    for (const glyph of piece.glyphs) {
      (isParagraph(glyph) ? texts : labels).push(glyph);
    }
  }

  return { labels, texts, isReached };
}

/** True for text with sentences, which users will want to edit. */
export function hasSentences(glyphs: readonly PageGlyph[]): boolean {
  const lines = linesOf(piecesOf(glyphs), 0);
  const long = lines.filter(
    (line) => !line.text.includes('\t') && line.text.split(' ').length >= thresholds.sentenceWords,
  );

  return long.length >= 2;
}
