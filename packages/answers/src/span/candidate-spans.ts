import type { DocumentIndex } from '../index/document-index.ts';

/** Most words of an answer. */
const longestSpan = 12;
/** Words at which an answer may begin, from the first of a sentence. A longer sentence is a list read as one. */
const mostBeginnings = 2000;

/** Consecutive words of a sentence, as numbers of tokens. */
export interface CandidateSpan {
  readonly sentence: number;
  readonly first: number;
  /** One after the last. */
  readonly end: number;
}

/** Every run of up to `longestSpan` words of a sentence; of a very long one, only those near its beginning. */
export function candidateSpans({ sentences }: DocumentIndex, sentence: number): CandidateSpan[] {
  const { firstToken, endToken } = sentences[sentence]!;
  const spans: CandidateSpan[] = [];

  for (let first = firstToken; first < Math.min(endToken, firstToken + mostBeginnings); first += 1) {
    for (let end = first + 1; end <= Math.min(endToken, first + longestSpan); end += 1) {
      spans.push({ sentence, first, end });
    }
  }

  return spans;
}
