import type { DocumentContent } from '../../layout/page-content.ts';
import { pageTexts } from '../../pptx/frames/page-texts.ts';
import { writeBlocks } from './write-text.ts';

/** Slides as plain text: frame by frame, so that lines of frames that stand side by side are not mixed. */
export function writeSlides(content: DocumentContent, pages: readonly number[]): string {
  return writeBlocks(
    content.pages.flatMap((page) => pageTexts(content, page)),
    pages,
  );
}
