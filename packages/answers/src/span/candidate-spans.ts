import type { DocumentIndex } from '../index/document-index.ts';

/** Words that an answer has at most. */
const longestSpan = 12;
/** First words of a sentence at which an answer may begin; longer ones are no sentences but lists read as one. */
const mostBeginnings = 2000;

/** Consecutive words of a sentence, as numbers of tokens. */
export interface CandidateSpan {
  readonly sentence: number;
  readonly first: number;
  /** One after the last. */
  readonly end: number;
}

/** Every run of words of a sentence, near its beginning when it is very long. */
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
