import type { DocumentIndex } from '../index/document-index.ts';
import type { TextSpan } from '../passages/passage.ts';
import { cutQuote } from '../rank/cut-quote.ts';
import type { FoundQuote } from './find-quotes.ts';

/** Answers that a document states by their form: a defined term, the value behind a label, a signature. */
export interface StatedAnswers {
  readonly quotes: readonly FoundQuote[];
  readonly isCertain: boolean;
}

/** A quote that answers by its form; nothing about it is estimated. */
export function statedQuote(passage: number, { start, end }: TextSpan, words: TextSpan | null): FoundQuote {
  return { start, end, passage, probability: 1, words, sentence: { start, end } };
}

/** The same of a sentence, which is cut around the answering words when it is too long to be quoted. */
export function statedSentence(
  index: DocumentIndex,
  { passage, start, end }: Pick<FoundQuote, 'passage' | 'start' | 'end'>,
  words: TextSpan | null,
): FoundQuote {
  const cut = cutQuote(index, { passage, start, end, probability: 1, sentences: [] }, words);

  return statedQuote(passage, cut, words);
}
