import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from '../question/read-question.ts';
import { closeCandidates } from './candidates.ts';
import { clauseFit } from './clause-fit.ts';
import { definitionFit } from './definition-form.ts';
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

    const score =
      dot(weights, features) +
      clauseFit(index, question, evidence) +
      definitionFit(index, question, evidence.sentence);

    return { evidence, features, score };
  });
  const telling = all.filter((each) => !isRepetition(index, question, each.evidence));
  const scored = telling.length > 0 ? telling : all;
  const highest = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - highest), 0);

  return scored
    .map((each) => ({ ...each, probability: Math.exp(each.score - highest) / total }))
    .sort((one, other) => other.score - one.score || one.evidence.sentence - other.evidence.sentence);
}

/** Kinds of questions that ask for an explanation. */
const explained = new Set(['definition', 'reason', 'manner']);
/** Words of a line that may explain something, at least. */
const explaining = 3;

/**
 * True for a line alone that only repeats the question, as the subject of a letter, when a date, a name or a number is
 * asked for; for one of a word or two, as the label of a figure, when an explanation is.
 */
function isRepetition(index: DocumentIndex, question: Question, { passage, sentence }: Evidence): boolean {
  const { firstSentence, endSentence } = index.passages[passage.passage]!;
  const isAlone = endSentence - firstSentence === 1;

  return hasForm(question)
    ? isAlone && addsNothing(index, question, sentence)
    : explained.has(question.kind) && isAlone && index.sentences[sentence]!.contentWords < explaining;
}

export function dot(weights: readonly number[], values: readonly number[]): number {
  let sum = 0;

  for (let at = 0; at < values.length; at += 1) {
    sum += (weights[at] ?? 0) * values[at]!;
  }

  return sum;
}
