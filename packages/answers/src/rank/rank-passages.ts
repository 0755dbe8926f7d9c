import { learnedWeights } from '../answer/learned-weights.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { readQuestion } from '../question/read-question.ts';
import { rankSentences } from './rank-sentences.ts';

/** Numbers of the passages (`DocumentIndex.passages`) that most probably hold the answer, best first. */
export function rankPassages(index: DocumentIndex, question: string, limit: number): number[] {
  const probabilities = new Map<number, number>();

  for (const { evidence, probability } of rankSentences(
    index,
    readQuestion(index, question),
    learnedWeights.ranking,
  )) {
    const { passage } = evidence.passage;
    probabilities.set(passage, (probabilities.get(passage) ?? 0) + probability);
  }

  return [...probabilities]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, limit)
    .map(([passage]) => passage);
}
