import { type FoundQuote, type FoundQuotes, findQuotes } from '@octavo/answers/answer/find-quotes';
import type { RefusalThresholds, Weights } from '@octavo/answers/answer/weights';
import { tersenessOf } from '@octavo/answers/refuse/terseness';
import { thresholdFor } from '@octavo/answers/refuse/threshold';
import type { Example } from './examples.ts';
import { f1 } from './f1.ts';

/** Quotes that are looked through for the rank of the first right one. */
const depth = 10;

/** Findings of the engine for an example. */
export interface ExampleOutcome {
  readonly example: Example;
  readonly refusal: number;
  /** 1 / rank of the first quote that holds an answer; 0 without one. */
  readonly reciprocalRank: number;
  /** Overlap of the marked words with the answer. */
  readonly overlap: number;
  readonly quoteLength: number;
}

export function outcomesOf(examples: readonly Example[], weights: Weights): ExampleOutcome[] {
  return examples.map((example) =>
    outcomeOf(example, findQuotes(example.index, example.question, weights, depth)),
  );
}

function outcomeOf(example: Example, { quotes, refusal }: FoundQuotes): ExampleOutcome {
  const rank = quotes.findIndex((quote) => holdsAnswer(example, quote));
  const [best] = quotes;

  return {
    example,
    refusal,
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
    overlap: best === undefined ? 0 : overlapOf(example, best),
    quoteLength: best === undefined ? 0 : best.end - best.start,
  };
}

export function holdsAnswer({ index, answers }: Example, quote: FoundQuote | undefined): boolean {
  if (quote === undefined) {
    return false;
  }

  const { place } = index.passages[quote.passage]!;

  return answers.some(
    ({ passage, start, end }) => passage === place && start >= quote.start && end <= quote.end,
  );
}

function overlapOf({ index, answers }: Example, { passage, words }: FoundQuote): number {
  const { text } = index.documents[0]!.passages[index.passages[passage]!.place]!;
  const marked = words === null ? '' : text.slice(words.start, words.end);

  return Math.max(0, ...answers.map((gold) => f1(marked, gold.text)));
}

/** Rows of the table of the design. */
export interface Figures {
  readonly questions: number;
  readonly hit: number;
  readonly hitFrench: number;
  readonly reciprocalRank: number;
  readonly overlap: number;
  readonly medianQuote: number;
  readonly longestQuote: number;
  readonly precision: number;
  readonly hitRefusing: number;
  readonly nearRefused: number;
  readonly foreignRefused: number;
  readonly allRight: number;
}

export function figuresOf(outcomes: readonly ExampleOutcome[], thresholds: RefusalThresholds): Figures {
  const answerable = outcomes.filter(({ example }) => example.kind === 'answerable');
  const french = answerable.filter(({ example }) => example.language === 'fra');
  const refused = outcomes.filter((each) => isRefused(each, thresholds));
  const rightlyRefused = refused.filter(({ example }) => example.kind !== 'answerable');
  const stillHit = answerable.filter((each) => isHit(each) && !isRefused(each, thresholds));
  const lengths = answerable.map(({ quoteLength }) => quoteLength).sort((one, other) => one - other);
  const refusedOf = (kind: Example['kind']) => {
    const all = outcomes.filter(({ example }) => example.kind === kind);

    return share(all.filter((each) => isRefused(each, thresholds)).length, all.length);
  };

  return {
    questions: outcomes.length,
    hit: share(answerable.filter(isHit).length, answerable.length),
    hitFrench: share(french.filter(isHit).length, french.length),
    reciprocalRank: mean(answerable.map(({ reciprocalRank }) => reciprocalRank)),
    overlap: mean(answerable.map(({ overlap }) => overlap)),
    medianQuote: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longestQuote: lengths.at(-1) ?? 0,
    precision: share(rightlyRefused.length, refused.length),
    hitRefusing: share(stillHit.length, answerable.length),
    nearRefused: refusedOf('near'),
    foreignRefused: refusedOf('foreign'),
    allRight: share(stillHit.length + rightlyRefused.length, outcomes.length),
  };
}

export function isHit({ reciprocalRank }: ExampleOutcome): boolean {
  return reciprocalRank === 1;
}

export function isRefused({ example, refusal }: ExampleOutcome, thresholds: RefusalThresholds): boolean {
  return refusal > thresholdFor(thresholds, example.language, tersenessOf(example.index));
}

/** Thresholds that are compared, the highest first: of equally good ones, that with fewest refusals is chosen. */
const compared = Array.from({ length: 91 }, (_, step) => 0.95 - step / 100);

/** Thresholds on each side whose counts are averaged: the best one by itself is best by chance. */
const neighbours = 2;

/** Questions right, on average of the thresholds around, and refusals, at a threshold. */
interface Counts {
  readonly threshold: number;
  readonly right: number;
  readonly refused: number;
  readonly rightlyRefused: number;
}

/**
 * The thresholds with most questions right among those at which refusals are precise enough: refusing nothing is no
 * choice, so an engine that never reaches the precision gets the highest ones.
 */
export function chooseThresholds(outcomes: readonly ExampleOutcome[], precision: number): RefusalThresholds {
  const ofFrench = countsOf(outcomes.filter(({ example }) => example.language === 'fra'));
  let best = { english: compared[0]!, french: compared[0]!, right: 0 };

  for (const english of countsOf(outcomes.filter(({ example }) => example.language === 'eng'))) {
    for (const french of ofFrench) {
      const right = english.right + french.right;
      const isPrecise =
        share(english.rightlyRefused + french.rightlyRefused, english.refused + french.refused) >= precision;

      if (isPrecise && right > best.right) {
        best = { english: english.threshold, french: french.threshold, right };
      }
    }
  }

  return best;
}

function countsOf(outcomes: readonly ExampleOutcome[]): Counts[] {
  const counts = compared.map((threshold) => {
    const refused = outcomes.filter(({ refusal }) => refusal > threshold);
    const rightlyRefused = refused.filter(({ example }) => example.kind !== 'answerable').length;
    const hits = outcomes.filter((each) => isHit(each) && each.refusal <= threshold).length;

    return { threshold, right: hits + rightlyRefused, refused: refused.length, rightlyRefused };
  });

  return counts.map((each, at) => {
    const around = counts.slice(Math.max(0, at - neighbours), at + neighbours + 1);

    return { ...each, right: mean(around.map(({ right }) => right)) };
  });
}

/** Weight of a question near the subject: these are made to mislead, and are far rarer in use. */
const nearWeight = 0.5;

/** The highest threshold below which answers are right often enough to be shown as certain. */
export function certainThreshold(outcomes: readonly ExampleOutcome[], precision: number): number {
  const sorted = [...outcomes].sort((one, other) => one.refusal - other.refusal);
  let right = 0;
  let all = 0;
  let threshold = 0;

  for (const outcome of sorted) {
    right += isHit(outcome) ? 1 : 0;
    all += outcome.example.kind === 'near' ? nearWeight : 1;

    if (right / all >= precision) {
      threshold = outcome.refusal;
    }
  }

  return threshold;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function mean(values: readonly number[]): number {
  return share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
}
