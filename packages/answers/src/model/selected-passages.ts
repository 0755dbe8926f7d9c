import type { DocumentIndex } from '../index/document-index.ts';
import { findQuote } from './find-quote.ts';
import { passageAt } from './numbered-passages.ts';

/** Text that the user has selected on a page. */
export interface PageSelection {
  /** Index of the document within the chat, from 0. */
  readonly document: number;
  /** Counted from 1. */
  readonly page: number;
  readonly text: string;
}

/** Numbers of the passages that a selection touches. */
export function selectedPassages(index: DocumentIndex, { document, page, text }: PageSelection): number[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');

  return index.passages.flatMap((place, number) => {
    if (place.document !== document) {
      return [];
    }

    const { passage } = passageAt(index, number);
    const isTouched =
      lines.some((line) => findQuote(passage.text, line) !== null) ||
      passage.sentences.some(({ start, end }) => findQuote(text, passage.text.slice(start, end)) !== null);

    return isTouched && passage.lines.some((line) => line.page === page - 1) ? [number] : [];
  });
}
