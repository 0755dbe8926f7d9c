import type { DocumentLayout, Paragraph } from '@octavo/layout/model';
import { paragraphsIn } from '@octavo/layout/paragraphs-in';

/**
 * Paragraphs of a document in reading order, including those in cells and boxes, without headers and notes.
 */
export function paragraphsOf({ sections }: DocumentLayout): Paragraph[] {
  return sections.flatMap(({ blocks }) => paragraphsIn(blocks));
}
