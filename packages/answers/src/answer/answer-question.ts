import type { Citation } from '../cite/citation.ts';
import { citationOf } from '../cite/cite.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import { type AnsweringCell, answeringCells } from '../table/table-cells.ts';
import type { Answer, Claim } from './answer.ts';
import { type FoundQuote, findQuotes } from './find-quotes.ts';
import { learnedWeights } from './learned-weights.ts';

const thresholds = {
  /** Passages shown with a refusal. */
  nearest: 3,
  /** Probability of a further quote, compared with the best one, from which it is shown as well. */
  further: 0.8,
};

export interface AnswerOptions {
  /** Quotes of an answer at most. */
  readonly limit?: number;
}

/** Answers a question from the documents alone, or refuses. Every claim has a citation that stands on its page. */
export function answerQuestion(
  index: DocumentIndex,
  text: string,
  { limit = thresholds.nearest }: AnswerOptions = {},
): Answer {
  const question = readQuestion(index, text);
  const cells = answeringCells(index, question);
  const claims = cells.flatMap((cell) => cellClaim(index, cell));

  if (claims.length > 0) {
    return { kind: 'answered', certain: cells.every(({ isCertain }) => isCertain), claims };
  }

  const { quotes, refusal } = findQuotes(
    index,
    question,
    learnedWeights,
    Math.max(limit, thresholds.nearest),
  );
  const { refuseAbove, certainBelow } = learnedWeights;
  const [best] = quotes;
  const given =
    best === undefined || refusal > refuseAbove
      ? []
      : quotes
          .filter(({ probability }) => probability >= thresholds.further * best.probability)
          .flatMap((quote) => quoteClaim(index, quote))
          .slice(0, limit);

  return given.length > 0
    ? { kind: 'answered', certain: refusal <= certainBelow, claims: given }
    : refusalOf(index, question, quotes);
}

function refusalOf(index: DocumentIndex, { terms }: Question, quotes: readonly FoundQuote[]): Answer {
  return {
    kind: 'refused',
    missing: terms.filter(({ isKnown }) => !isKnown).map(({ written }) => written),
    nearest: quotes
      .flatMap((quote) => quoteClaim(index, quote))
      .flatMap(({ citations }) => citations)
      .slice(0, thresholds.nearest),
  };
}

/** The sentence of a quote as a claim; none when the quote is not proven to stand on a page. */
function quoteClaim(index: DocumentIndex, quote: FoundQuote): Claim[] {
  const { passage, words, sentence } = quote;
  const { text } = passageOf(index, passage);

  return cited(index, passage, quote, words).map((citation) => ({
    text: text.slice(sentence.start, sentence.end),
    citations: [citation],
  }));
}

function cellClaim(index: DocumentIndex, { passage, row, cell }: AnsweringCell): Claim[] {
  const value = passageOf(index, passage).text.slice(cell.start, cell.end);
  const name = [row.section, row.label, cell.header]
    .filter((part) => part !== null && part !== '')
    .join(', ');

  return cited(index, passage, cell, cell).map((citation) => ({
    text: `${name}: ${value}`,
    citations: [citation],
  }));
}

function cited(index: DocumentIndex, passage: number, span: TextSpan, marked: TextSpan | null): Citation[] {
  const { document } = index.passages[passage]!;
  const citation = citationOf({
    document,
    read: index.documents[document]!,
    passage: passageOf(index, passage),
    span,
    marked: marked === null ? [] : [marked],
  });

  return citation === null ? [] : [citation];
}
