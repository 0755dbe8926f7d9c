import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { asksForContact, holdsContact } from '../labels/contact-details.ts';
import { lacksAddress } from '../labels/party-address.ts';
import { statedAnswers } from '../labels/stated-answers.ts';
import { stemsIn } from '../labels/stems-in.ts';
import { originAnswers } from '../origin/origin-answers.ts';
import type { Question } from '../question/read-question.ts';
import { asksForAny, definitionDegree } from '../rank/definition-form.ts';
import { hasForm } from '../rank/features.ts';
import { kindMet } from '../rank/kind-met.ts';
import { asksForCost, saysCost } from '../refuse/cost.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { thresholdFor } from '../refuse/threshold.ts';
import { extremeCells } from '../table/extreme-cells.ts';
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
  const named = answeringCells(index, question);
  const cells = named.length > 0 ? named : extremeCells(index, question);

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
    lacksContact(index, question, best) ||
    lacksAmount(index, question, best) ||
    lacksAddress(question, passageOf(index, best.passage).text.slice(best.start, best.end)) ||
    found.refusal > thresholdFor(learnedWeights.refuseAbove, languageOf(index, best), tersenessOf(index))
      ? []
      : found.quotes
          .filter(
            (quote) =>
              quote === best ||
              (quote.probability >= thresholds.further * best.probability &&
                degreeOf(index, question, quote) >= degreeOf(index, question, best)),
          )
          .slice(0, limit);

  return {
    cells: [],
    quotes,
    nearest: found.quotes,
    // A row that holds no cell of the asked header is near the answer rather than one; so is a quote without a name
    // or a number when one is asked for.
    isCertain:
      found.refusal <= learnedWeights.certainBelow &&
      quotes.every((quote) => !isRow(index, quote) && degreeOf(index, question, quote) > 0) &&
      quotes.slice(0, 1).every((quote) => sharesOwnWord(index, question, quote)) &&
      (!asksForAny(question) || quotes.slice(0, 1).some((quote) => defines(index, question, quote))),
  };
}

/** True for a quote without a telephone number, or the like, when one is asked for. */
function lacksContact(
  index: DocumentIndex,
  { text }: Question,
  { passage, start, end }: FoundQuote,
): boolean {
  const kind = asksForContact(text);

  return kind !== null && !holdsContact(passageOf(index, passage).text.slice(start, end), kind);
}

/** True for a quote of a form, a letter or a contract without any amount, when a price is asked for. */
function lacksAmount(index: DocumentIndex, { text }: Question, { passage, start, end }: FoundQuote): boolean {
  return (
    asksForCost(text) &&
    tersenessOf(index) === 1 &&
    !saysCost(passageOf(index, passage).text.slice(start, end))
  );
}

function languageOf({ passages, languages }: DocumentIndex, { passage }: FoundQuote): string | null {
  return languages[passages[passage]!.document] ?? null;
}

/** Degree to which the shown sentence has something of the form of the answer; 1 when an answer has no form. */
function degreeOf(index: DocumentIndex, question: Question, { passage, sentence }: FoundQuote): number {
  const { firstSentence, endSentence } = index.passages[passage]!;
  const degrees = index.sentences
    .slice(firstSentence, endSentence)
    .map(({ start, end }, at) =>
      start < sentence.end && end > sentence.start
        ? kindMet(index, question, firstSentence + at, question.kind)
        : 0,
    );

  return hasForm(question) ? Math.max(0, ...degrees) : 1;
}

function defines(index: DocumentIndex, question: Question, { passage, sentence }: FoundQuote): boolean {
  const { firstSentence, endSentence } = index.passages[passage]!;

  return index.sentences
    .slice(firstSentence, endSentence)
    .some(
      ({ start, end }, at) =>
        start < sentence.end &&
        end > sentence.start &&
        definitionDegree(index, question, firstSentence + at) > 0,
    );
}

/** True for a quote with a word of the question itself; words of the same notion alone may mean something else. */
function sharesOwnWord(
  index: DocumentIndex,
  { terms }: Question,
  { passage, sentence }: FoundQuote,
): boolean {
  if (terms.every(({ isRelated }) => !isRelated)) {
    return true;
  }

  const { firstSentence, endSentence, headings } = index.passages[passage]!;
  const stems = new Set(headings);

  for (let at = firstSentence; at < endSentence; at += 1) {
    stemsIn(index, at, sentence).forEach((stem) => stems.add(stem));
  }

  return terms.some(
    ({ isRelated, matches }) => !isRelated && [...matches.keys()].some((stem) => stems.has(stem)),
  );
}

function isRow(index: DocumentIndex, { passage }: FoundQuote): boolean {
  return passageOf(index, passage).kind === 'row';
}
