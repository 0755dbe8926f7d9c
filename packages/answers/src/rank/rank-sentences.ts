import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from '../question/read-question.ts';
import { closeCandidates } from './candidates.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { featuresOf, hasForm } from './features.ts';
import { addsNothing } from './forms.ts';

export interface RankedSentence {
  readonly evidence: Evidence;
  readonly features: readonly number[];
  readonly score: number;
  /** Probability that it answers, given that a sentence does. */
  readonly probability: number;
}

/** Sentences that may answer, best first. */
export function rankSentences(
  index: DocumentIndex,
  question: Question,
  weights: readonly number[],
): RankedSentence[] {
  const all = evidenceOf(index, question, closeCandidates(index, question)).map((evidence) => {
    const features = featuresOf(evidence, question, index);

    return { evidence, features, score: dot(weights, features) };
  });
  const telling = hasForm(question)
    ? all.filter((each) => !isRepetition(index, question, each.evidence))
    : all;
  const scored = telling.length > 0 ? telling : all;
  const highest = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - highest), 0);

  return scored
    .map((each) => ({ ...each, probability: Math.exp(each.score - highest) / total }))
    .sort((one, other) => other.score - one.score || one.evidence.sentence - other.evidence.sentence);
}

/** True for a line alone that only repeats the question, as the subject of a letter: it has no date, name or number. */
function isRepetition(index: DocumentIndex, question: Question, { passage, sentence }: Evidence): boolean {
  const { firstSentence, endSentence } = index.passages[passage.passage]!;

  return endSentence - firstSentence === 1 && addsNothing(index, question, sentence);
}

export function dot(weights: readonly number[], values: readonly number[]): number {
  let sum = 0;

  for (let at = 0; at < values.length; at += 1) {
    sum += (weights[at] ?? 0) * values[at]!;
  }

  return sum;
}
