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
    const { kind, text, lines } = passageOf(index, passage);

    return indexed.document !== document || kind === 'row' || kind === 'note'
      ? []
      : lines.flatMap(({ words }) => {
          const spans = wordSpans(words);
          const start = spans[0]?.start ?? 0;
          const end = spans.at(-1)?.end ?? 0;

          return start < end ? [{ passage, kind, start, end, text: text.slice(start, end) }] : [];
        });
  });
}

/** Spans of the words of a line that stand in the text. */
function wordSpans(words: readonly number[]): TextSpan[] {
  return words.flatMap((start, at) => {
    const end = words[at + 1] ?? 0;

    return at % 4 === 0 && end > 0 ? [{ start, end }] : [];
  });
}
