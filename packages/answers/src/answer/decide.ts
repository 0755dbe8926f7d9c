import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { asksForContact, holdsContact } from '../labels/contact-details.ts';
import { lacksAddress, lacksPlace } from '../labels/party-address.ts';
import { lacksBirth } from '../labels/person-facts.ts';
import { statedAnswers } from '../labels/stated-answers.ts';
import { originAnswers } from '../origin/origin-answers.ts';
import { isElliptical } from '../question/elliptical.ts';
import { isForeign } from '../question/is-foreign.ts';
import type { Question } from '../question/read-question.ts';
import { asksForMeaning } from '../rank/definition-form.ts';
import { asksForCost, saysCost } from '../refuse/cost.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { thresholdFor } from '../refuse/threshold.ts';
import { extremeCells } from '../table/extreme-cells.ts';
import { type AnsweringCell, answeringCells } from '../table/table-cells.ts';
import { defines, degreeOf, isCertain, isOutdone } from './certainty.ts';
import { type FoundQuote, findQuotes } from './find-quotes.ts';
import { learnedWeights } from './learned-weights.ts';
import { explainingSection, wholeAnswers } from './whole-answers.ts';
import { withList } from './with-list.ts';

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
  const bare = decideBare(index, question, limit);
  const decision = { ...bare, isCertain: bare.isCertain && !isElliptical(question.text) };
  const [best, ...others] = decision.quotes;

  if (best === undefined) {
    return decision;
  }

  const listed = withList(index, best, Math.max(limit, thresholds.quotes));
  const isListed = listed.length > 1 || listed[0] !== best;

  return { ...decision, quotes: isListed ? listed : [best, ...others] };
}

function decideBare(index: DocumentIndex, question: Question, limit: number): Decision {
  const whole = wholeAnswers(index, question.text);

  if (whole !== null) {
    return { ...whole, cells: [], nearest: [] };
  }

  // A cell without a header beside a name is another name rather than its meaning.
  const named = answeringCells(index, question).filter(
    ({ cell }) => cell.header !== '' || !asksForMeaning(question),
  );
  const cells = named.length > 0 ? named : extremeCells(index, question);

  if (cells.length > 0) {
    return {
      cells,
      quotes: [],
      nearest: [],
      isCertain: !isForeign(index, question) && cells.every(({ isCertain }) => isCertain),
    };
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
    const isCertain =
      found.refusal <= learnedWeights.certainBelow &&
      found.clause.passage === best?.passage &&
      !isForeign(index, question);

    return { cells: [], quotes: [found.clause], nearest: [], isCertain };
  }

  const isUndefined = asksForMeaning(question) && (best === undefined || !defines(index, question, best));
  const section = isUndefined ? explainingSection(index, question.text) : [];

  if (section.length > 0) {
    return { cells: [], quotes: section, nearest: found.quotes, isCertain: false };
  }

  const quotes =
    best === undefined ||
    lacksContact(index, question, best) ||
    lacksAmount(index, question, best) ||
    (tersenessOf(index) === 1 && lacksBirth(question.text, shownOf(index, best))) ||
    lacksAddress(question, wordsOf(index, best)) ||
    lacksPlace(question, shownOf(index, best)) ||
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
    isCertain:
      found.refusal <= learnedWeights.certainBelow &&
      isCertain(index, question, quotes) &&
      !isOutdone(index, question, found.quotes) &&
      !isForeign(index, question),
  };
}

/** True for a quote without a telephone number, or the like, when one is asked for. */
function lacksContact(index: DocumentIndex, { text }: Question, quote: FoundQuote): boolean {
  const kind = asksForContact(text);

  return kind !== null && !holdsContact(wordsOf(index, quote), kind);
}

/** True for a quote of a form, a letter or a contract without any amount, when a price is asked for. */
function lacksAmount(index: DocumentIndex, { folded }: Question, { passage, sentence }: FoundQuote): boolean {
  const { start, end } = sentence;

  return (
    asksForCost(folded) &&
    tersenessOf(index) === 1 &&
    !saysCost(passageOf(index, passage).text.slice(start, end))
  );
}

function wordsOf(index: DocumentIndex, { passage, start, end }: FoundQuote): string {
  return passageOf(index, passage).text.slice(start, end);
}

function shownOf(index: DocumentIndex, { passage, sentence: { start, end } }: FoundQuote): string {
  return passageOf(index, passage).text.slice(start, end);
}

function languageOf({ passages, languages }: DocumentIndex, { passage }: FoundQuote): string | null {
  return languages[passages[passage]!.document] ?? null;
}
