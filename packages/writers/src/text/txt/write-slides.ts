import { unpackedPage } from '@octavo/layout/packed-glyphs';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { deckOf } from '../../slides/deck.ts';
import { pageTexts } from '../../slides/page-texts.ts';
import { writeBlocks } from './write-text.ts';

/** Writes slides as plain text, frame by frame, so that lines of adjacent frames are not mixed. */
export function writeSlides(content: DocumentContent, pages: readonly number[]): string {
  const deck = deckOf(content);

  return writeBlocks(
    content.pages.flatMap((page) => pageTexts(deck, unpackedPage(page))),
    pages,
  );
}
