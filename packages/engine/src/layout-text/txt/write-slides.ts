import { unpackedPage } from '../../layout/packed-glyphs.ts';
import type { DocumentContent } from '../../layout/page-content.ts';
import { deckOf } from '../../pptx/frames/deck.ts';
import { pageTexts } from '../../pptx/frames/page-texts.ts';
import { writeBlocks } from './write-text.ts';

/** Writes slides as plain text, frame by frame, so that lines of adjacent frames are not mixed. */
export function writeSlides(content: DocumentContent, pages: readonly number[]): string {
  const deck = deckOf(content);

  return writeBlocks(
    content.pages.flatMap((page) => pageTexts(deck, unpackedPage(page))),
    pages,
  );
}
