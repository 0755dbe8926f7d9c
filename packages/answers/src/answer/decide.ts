import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { statedAnswers } from '../labels/stated-answers.ts';
import { originAnswers } from '../origin/origin-answers.ts';
import type { Question } from '../question/read-question.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { thresholdFor } from '../refuse/threshold.ts';
import { type AnsweringCell, answeringCells } from '../table/table-cells.ts';
import { type FoundQuote, findQuotes } from './find-quotes.ts';
import { learnedWeights } from './learned-weights.ts';

const thresholds = {
  /** Quotes that are found at least, to be shown with a refusal. */
  quotes: 3,
  /** Probability of a further quote, compared with the best one, from which it is shown as well. */
  further: 0.8,
};

export interface AnswerOptions {
  /** Quotes of an answer at most. */
  readonly limit?: number;
}

/** Cells and quotes that answer a question. Without cells and quotes, the question is refused. */
export interface Decision {
  readonly cells: readonly AnsweringCell[];
  readonly quotes: readonly FoundQuote[];
  /** The best quotes, whether or not they answer. */
  readonly nearest: readonly FoundQuote[];
  readonly isCertain: boolean;
}

/** Decides what answers a question: a cell that it names, else the quotes that are probable enough. */
export function decide(
  index: DocumentIndex,
  question: Question,
  { limit = thresholds.quotes }: AnswerOptions = {},
): Decision {
  const cells = answeringCells(index, question);

  if (cells.length > 0) {
    return { cells, quotes: [], nearest: [], isCertain: cells.every(({ isCertain }) => isCertain) };
  }

  const origin = originAnswers(index, question);

  if (origin.quotes.length > 0) {
    return { ...origin, cells: [], nearest: [] };
  }

  const stated = statedAnswers(index, question);

  if (stated.quotes.length > 0) {
    return { ...stated, cells: [], nearest: [] };
  }

  const found = findQuotes(index, question, learnedWeights, Math.max(limit, thresholds.quotes));
  const [best] = found.quotes;

  if (found.clause !== null) {
    const isCertain = found.refusal <= learnedWeights.certainBelow && found.clause.passage === best?.passage;

    return { cells: [], quotes: [found.clause], nearest: [], isCertain };
  }

  const quotes =
    best === undefined ||
    found.refusal > thresholdFor(learnedWeights.refuseAbove, languageOf(index, best), tersenessOf(index))
      ? []
      : found.quotes
          .filter(({ probability }) => probability >= thresholds.further * best.probability)
          .slice(0, limit);

  return {
    cells: [],
    quotes,
    nearest: found.quotes,
    // A row that holds no cell of the asked header is near the answer rather than one.
    isCertain: found.refusal <= learnedWeights.certainBelow && !quotes.some((quote) => isRow(index, quote)),
  };
}

function languageOf({ passages, languages }: DocumentIndex, { passage }: FoundQuote): string | null {
  return languages[passages[passage]!.document] ?? null;
}

function isRow(index: DocumentIndex, { passage }: FoundQuote): boolean {
  return passageOf(index, passage).kind === 'row';
}
