import type { RefusedAnswer } from '../answer/answer.ts';
import { answerQuestion } from '../answer/answer-question.ts';
import type { DocumentIndex } from '../index/document-index.ts';

/** A refusal with the passages that our own engine finds nearest. */
export function refusalOf(index: DocumentIndex, question: string): RefusedAnswer {
  const own = answerQuestion(index, question);

  return own.kind === 'refused'
    ? own
    : { kind: 'refused', missing: [], nearest: own.claims.flatMap(({ citations }) => citations) };
}
