import type { DocumentIndex } from '../index/document-index.ts';
import type { TextSpan } from '../passages/passage.ts';

/** Stems of the words of a sentence within a span of its passage. */
export function stemsIn(index: DocumentIndex, sentence: number, span: TextSpan): number[] {
  const { firstToken, endToken } = index.sentences[sentence]!;

  return tokensIn(index, firstToken, endToken, span)
    .map((at) => index.tokens.stem[at]!)
    .filter((stem) => stem >= 0);
}

/** Tokens within a span of their passage. */
export function tokensIn(
  { tokens }: DocumentIndex,
  first: number,
  endToken: number,
  { start, end }: TextSpan,
): number[] {
  return Array.from({ length: endToken - first }, (_, at) => first + at).filter(
    (at) => tokens.start[at]! >= start && tokens.end[at]! <= end,
  );
}
