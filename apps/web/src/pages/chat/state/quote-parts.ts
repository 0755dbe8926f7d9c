import type { CitationView } from '@octavo/contract/question';

export interface QuotePart {
  readonly text: string;
  /** True for words that answer the question. */
  readonly isMarked: boolean;
}

/** A quote cut at the ends of its marked words. */
export function quoteParts({ quote, marked }: Pick<CitationView, 'quote' | 'marked'>): readonly QuotePart[] {
  const parts: QuotePart[] = [];
  let at = 0;

  for (const { start, end } of marked.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end > quote.length || start >= end) {
      continue;
    }

    parts.push(
      { text: quote.slice(at, start), isMarked: false },
      { text: quote.slice(start, end), isMarked: true },
    );
    at = end;
  }

  return [...parts, { text: quote.slice(at), isMarked: false }].filter(({ text }) => text !== '');
}
