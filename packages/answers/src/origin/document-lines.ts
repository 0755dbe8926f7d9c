import { wordsOn } from '../cite/located-words.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Passage, TextSpan } from '../passages/passage.ts';

/** A line of a page, as a span of its passage. */
export interface DocumentLine extends TextSpan {
  /** Index in `DocumentIndex.passages`. */
  readonly passage: number;
  readonly kind: Passage['kind'];
  readonly text: string;
}

/** Lines of a document in reading order, without rows of tables and notes. */
export function linesOf(index: DocumentIndex, document: number): DocumentLine[] {
  return index.passages.flatMap((indexed, passage) => {
    if (indexed.document !== document) {
      return [];
    }

    const { kind, text, lines } = passageOf(index, passage);

    return kind === 'row' || kind === 'note'
      ? []
      : lines.flatMap((line) => {
          const words = wordsOn(line).filter(({ end }) => end > 0);
          const start = words[0]?.start ?? 0;
          const end = words.at(-1)?.end ?? 0;

          return start < end ? [{ passage, kind, start, end, text: text.slice(start, end) }] : [];
        });
  });
}
