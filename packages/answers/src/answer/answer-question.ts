import type { Citation } from '../cite/citation.ts';
import { citationOf } from '../cite/cite.ts';
import { colonIn, shownText } from '../cite/shown-text.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { TextSpan } from '../passages/passage.ts';
import { type Question, readQuestion, type Term } from '../question/read-question.ts';
import type { AnsweringCell } from '../table/table-cells.ts';
import type { Answer, Claim } from './answer.ts';
import { type AnswerOptions, type Decision, decide } from './decide.ts';
import type { FoundQuote } from './find-quotes.ts';

/** Passages shown with a refusal. */
const mostNearest = 3;

/** Answers a question from the documents alone, or refuses. Every claim has a citation that stands on its page. */
export function answerQuestion(index: DocumentIndex, text: string, options: AnswerOptions = {}): Answer {
  const question = readQuestion(index, text);

  return answerBy(index, question, decide(index, question, options));
}

/** The answer of a decision: a quote that is not proven to stand on its page is left out. */
export function answerBy(
  index: DocumentIndex,
  question: Question,
  { cells, quotes, nearest, isCertain }: Decision,
): Answer {
  const claims = [
    ...cells.flatMap((cell) => cellClaim(index, cell)),
    ...quotes.flatMap((quote) => quoteClaim(index, quote)),
  ];

  return claims.length > 0
    ? { kind: 'answered', certain: isCertain, claims }
    : refusalOf(index, question, nearest);
}

function refusalOf(index: DocumentIndex, { terms }: Question, quotes: readonly FoundQuote[]): Answer {
  return {
    kind: 'refused',
    // Pages that could not be read may have any word.
    missing: index.documents.some(({ pages }) => pages.some(({ state }) => state === 'unread'))
      ? []
      : terms.filter(isSubjectTerm).map(({ written }) => written),
    nearest: quotes
      .flatMap((quote) => quoteClaim(index, quote))
      .flatMap(({ citations }) => citations)
      .slice(0, mostNearest),
  };
}

/** True for a word that stands nowhere and belongs to the subject: `long` in `how long` and `this letter` do not. */
function isSubjectTerm({ isKnown, isDocument, telling }: Term): boolean {
  return !isKnown && telling === 1 && !isDocument;
}

/** The sentence of a quote as a claim; none when the quote is not proven to stand on a page. */
function quoteClaim(index: DocumentIndex, quote: FoundQuote): Claim[] {
  const { passage, words, sentence } = quote;
  const language = languageOf(index, passage);

  return cited(index, passage, quote, words).map((citation) => ({
    text: shownText(passageOf(index, passage), sentence, language),
    citations: [citation],
  }));
}

function cellClaim(index: DocumentIndex, { passage, row, cell }: AnsweringCell): Claim[] {
  const value = passageOf(index, passage).text.slice(cell.start, cell.end);
  const name = [row.section, row.label, cell.header]
    .filter((part) => part !== null && part !== '')
    .join(', ');

  return cited(index, passage, cell, cell).map((citation) => ({
    text: `${name}${colonIn(languageOf(index, passage))}${value}`,
    citations: [citation],
  }));
}

function languageOf({ passages, languages }: DocumentIndex, passage: number): string | null {
  return languages[passages[passage]!.document] ?? null;
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
