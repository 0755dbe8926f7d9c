import type { DocumentIndex } from '../index/document-index.ts';

/** Words that an answer has at most. */
const longestSpan = 12;

/** Consecutive words of a sentence, as numbers of tokens. */
export interface CandidateSpan {
  readonly sentence: number;
  readonly first: number;
  /** One after the last. */
  readonly end: number;
}

/** Every run of words of a sentence. */
export function candidateSpans({ sentences }: DocumentIndex, sentence: number): CandidateSpan[] {
  const { firstToken, endToken } = sentences[sentence]!;
  const spans: CandidateSpan[] = [];

  for (let first = firstToken; first < endToken; first += 1) {
    for (let end = first + 1; end <= Math.min(endToken, first + longestSpan); end += 1) {
      spans.push({ sentence, first, end });
    }
  }

  return spans;
}
