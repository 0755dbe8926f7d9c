import type { DocumentLayout, Paragraph } from '../layout/model.ts';
import { paragraphsIn } from '../layout/paragraphs-in.ts';

/** The paragraphs of a document in reading order, those in cells and boxes among them, without headers and notes. */
export function paragraphsOf({ sections }: DocumentLayout): Paragraph[] {
  return sections.flatMap(({ blocks }) => paragraphsIn(blocks));
}
