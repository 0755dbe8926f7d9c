import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from '../question/read-question.ts';
import { type RankedSentence } from '../rank/rank-sentences.ts';
import { type CandidateSpan, candidateSpans } from './candidate-spans.ts';
import { sentenceView } from './sentence-view.ts';
import { spanFeatureNames, spanFeatures } from './span-features.ts';

const thresholds = {
  /** Spans that are compared with each other. */
  compared: 80,
  /** Probability below which a sentence of a quote is not searched, unless it is the likeliest. */
  sentence: 0.02,
};

const functions = spanFeatureNames.map((name) => spanFeatures[name]);

/** The words of a quote that answer. */
export interface AnsweringWords extends CandidateSpan {
  /** Expected overlap with the answer, given that one of the sentences has it. */
  readonly expected: number;
}

interface LikelySpan extends CandidateSpan {
  readonly probability: number;
}

/** Spans of a sentence with the values of their features, in the order of `spanFeatureNames`. */
export function spansOf(index: DocumentIndex, question: Question, sentence: number) {
  const view = sentenceView(index, question, sentence);

  return candidateSpans(index, sentence).map((span) => ({
    ...span,
    features: spanFeatureNames.map((name) =>
      spanFeatures[name]({
        view,
        kind: question.kind,
        first: span.first - view.firstToken,
        end: span.end - view.firstToken,
      }),
    ),
  }));
}

/**
 * The words of some sentences that answer: those that overlap most with all likely ones, rather than the likeliest,
 * which may be one of many that differ by a word.
 */
export function answeringWords(
  index: DocumentIndex,
  question: Question,
  sentences: readonly RankedSentence[],
  weights: readonly number[],
): AnsweringWords | null {
  const mass = sentences.reduce((sum, { probability }) => sum + probability, 0);
  const likely = sentences
    .filter(({ probability }, place) => place === 0 || probability >= thresholds.sentence)
    .flatMap(({ evidence, probability }) =>
      likelySpans(index, question, evidence.sentence, weights, probability / mass),
    )
    .sort(
      (one, other) => other.probability - one.probability || one.first - other.first || one.end - other.end,
    )
    .slice(0, thresholds.compared);
  let best: AnsweringWords | null = null;

  for (const { sentence, first, end } of likely) {
    const span = { sentence, first, end };
    const expected = likely.reduce((sum, other) => sum + other.probability * overlap(span, other), 0);

    if (best === null || expected > best.expected) {
      best = { ...span, expected };
    }
  }

  return best;
}

/**
 * The likeliest spans of a sentence; the probabilities of all its spans add up to that of the sentence. A long one has
 * 24,000, so that objects are made for those that are compared only.
 */
function likelySpans(
  index: DocumentIndex,
  question: Question,
  sentence: number,
  weights: readonly number[],
  probability: number,
): LikelySpan[] {
  const spans = candidateSpans(index, sentence);
  const scores = scoresOf(index, question, sentence, { spans, weights });
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - highest), 0);
  const least = scores.toSorted().at(-thresholds.compared) ?? -Infinity;

  return spans.flatMap((span, at) =>
    scores[at]! >= least
      ? [{ ...span, probability: (probability * Math.exp(scores[at]! - highest)) / total }]
      : [],
  );
}

interface ScoredSpans {
  readonly spans: readonly CandidateSpan[];
  readonly weights: readonly number[];
}

function scoresOf(
  index: DocumentIndex,
  question: Question,
  sentence: number,
  { spans, weights }: ScoredSpans,
): Float64Array {
  const view = sentenceView(index, question, sentence);
  const viewed = { view, kind: question.kind, first: 0, end: 0 };

  return Float64Array.from(spans, ({ first, end }) => {
    viewed.first = first - view.firstToken;
    viewed.end = end - view.firstToken;
    let score = 0;

    for (let at = 0; at < functions.length; at += 1) {
      score += (weights[at] ?? 0) * functions[at]!(viewed);
    }

    return score;
  });
}

/** F1 of two spans by their words. */
function overlap(one: CandidateSpan, other: CandidateSpan): number {
  const shared = Math.min(one.end, other.end) - Math.max(one.first, other.first);

  return shared <= 0 ? 0 : (2 * shared) / (one.end - one.first + other.end - other.first);
}
