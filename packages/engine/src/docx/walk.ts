import type { DocumentLayout, Paragraph } from '../layout/model.ts';
import { paragraphsIn } from '../layout/paragraphs-in.ts';

/**
 * Paragraphs of a document in reading order, including those in cells and boxes, without headers and notes.
 */
export function paragraphsOf({ sections }: DocumentLayout): Paragraph[] {
  return sections.flatMap(({ blocks }) => paragraphsIn(blocks));
}
