import { type Lexicon, lexiconOf } from '@octavo/layout/block/lexicon';
import { linesOf } from '@octavo/layout/text/lines';
import { piecesOf } from '@octavo/layout/text/pieces';
import type { DocumentContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { regionsOf } from './regions.ts';

/** A document whose pages are read as independent slides. */
export interface Deck {
  readonly content: DocumentContent;
  /** Word statistics of all pages. */
  readonly lexicon: Lexicon;
}

/** Largest tilt of upright text, in degrees. */
const uprightLean = 0.5;

export function deckOf(content: DocumentContent): Deck {
  const lines = content.pages.flatMap(({ glyphs, pageIndex }) =>
    regionsOf(glyphs.filter(isUpright), []).flatMap((region) => linesOf(piecesOf(region), pageIndex)),
  );

  return { content, lexicon: lexiconOf(lines, content) };
}

export function isUpright({ angle }: PageGlyph): boolean {
  return Math.abs(angle) < uprightLean;
}
