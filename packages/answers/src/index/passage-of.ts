import type { Passage } from '../passages/passage.ts';
import type { DocumentIndex } from './document-index.ts';

/** The passage with a number of the index. */
export function passageOf({ passages, documents }: DocumentIndex, passage: number): Passage {
  const { document, place } = passages[passage]!;

  return documents[document]!.passages[place]!;
}
