import type { Citation } from '../cite/citation.ts';
import { citationsOf } from '../cite/cite.ts';
import { colonIn, shownText } from '../cite/shown-text.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { lettersOf } from '../passages/letters.ts';
import type { TextSpan } from '../passages/passage.ts';
import { isForeign } from '../question/is-foreign.ts';
import { type Question, readQuestion, type Term } from '../question/read-question.ts';
import { standaloneQuestion } from '../question/standalone.ts';
import { withRolesOf } from '../question/translated-roles.ts';
import { withoutTypingErrors } from '../question/typing-errors.ts';
import type { AnsweringCell } from '../table/table-cells.ts';
import type { Answer, Claim } from './answer.ts';
import { holdsTerms } from './certainty.ts';
import { type AnswerOptions, type Decision, decide } from './decide.ts';
import type { FoundQuote } from './find-quotes.ts';

interface ConversationOptions extends AnswerOptions {
  /** Questions before this one, the latest last, which a follow-up such as `And in 2019?` refers to. */
  readonly earlier?: readonly string[];
}

/** Passages shown with a refusal. */
const mostNearest = 3;

/** Answers a question from the documents alone, or refuses. Every claim has a citation that stands on its page. */
export function answerQuestion(
  index: DocumentIndex,
  text: string,
  { earlier = [], ...options }: ConversationOptions = {},
): Answer {
  const asked = standaloneQuestion(text, earlier);
  const read = readAs(index, withRolesOf(index, asked.text), asked.isSure, options);
  // A pronoun may stand for the document, or for what the last answer named.
  const literal = asked.isWhole && asked.text !== text ? withRolesOf(index, text) : null;

  if (read.answer.kind === 'answered') {
    const written =
      literal === null || holdsWords(index, read, literal) ? null : readAs(index, literal, false, options);

    return written?.answer.kind === 'answered' && holdsWords(index, written, literal!)
      ? written.answer
      : read.answer;
  }

  for (const other of [withoutTypingErrors(index, read.question), literal]) {
    const answer = other === null ? null : readAs(index, other, false, options).answer;

    if (answer?.kind === 'answered') {
      return answer;
    }
  }

  return read.answer;
}

/** A question, what answers it, and the answer. */
interface ReadQuestion {
  readonly question: Question;
  readonly decision: Decision;
  readonly answer: Answer;
}

function readAs(index: DocumentIndex, text: string, isSure: boolean, options: AnswerOptions): ReadQuestion {
  const question = readQuestion(index, text);
  const decision = decide(index, question, options);
  const answer = answerBy(index, question, { ...decision, isCertain: decision.isCertain && isSure });

  return { question, decision, answer };
}

/** True for an answer by cells, and for one whose first quote has every telling word of a question. */
function holdsWords(index: DocumentIndex, { decision: { quotes } }: ReadQuestion, text: string): boolean {
  const [best] = quotes;

  return best === undefined || holdsTerms(index, readQuestion(index, text), best);
}

/** The answer of a decision: a quote that is not proven to stand on its page is left out. */
export function answerBy(
  index: DocumentIndex,
  question: Question,
  { cells, quotes, nearest, isCertain }: Decision,
): Answer {
  const claims = mergeEqual([
    ...cells.flatMap((cell) => cellClaim(index, cell)),
    ...quotes.flatMap((quote) => quoteClaim(index, quote)),
  ]);

  return claims.length > 0
    ? { kind: 'answered', certain: isCertain, claims }
    : refusalOf(index, question, nearest);
}

/** Merges claims of the same text, as those of a form with a copy for each party, into one with all their citations. */
function mergeEqual(claims: readonly Claim[]): Claim[] {
  const merged = new Map<string, Claim>();

  for (const claim of claims) {
    const text = claim.text.replace(/\s+/gu, ' ');
    const same = merged.get(text);
    merged.set(
      text,
      same === undefined ? claim : { ...same, citations: [...same.citations, ...claim.citations] },
    );
  }

  return [...merged.values()];
}

function refusalOf(index: DocumentIndex, question: Question, quotes: readonly FoundQuote[]): Answer {
  return {
    kind: 'refused',
    // Pages that could not be read may have any word.
    missing:
      // A document has none of the words of another language, whatever it says.
      isForeign(index, question) ||
      index.documents.some(({ pages }) => pages.some(({ state }) => state === 'unread'))
        ? []
        : question.terms.filter(isSubjectTerm).map(({ written }) => written),
    nearest: mergeEqual(quotes.flatMap((quote) => quoteClaim(index, quote)))
      .flatMap(({ citations }) => citations.slice(0, 1))
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
  const citations = cited(index, passage, quote, words);
  const [first] = citations;
  const shown = shownText(passageOf(index, passage), sentence, languageOf(index, passage));

  return first === undefined
    ? []
    : [{ text: isProven(index, quote, citations) ? shown : partOf(first), citations }];
}

/** False when a sentence goes on over two pages, and only the words on one of them are proven. */
function isProven(
  index: DocumentIndex,
  { passage, start, end }: FoundQuote,
  citations: readonly Citation[],
): boolean {
  const { row, text, lines } = passageOf(index, passage);
  const isOnOne = new Set(lines.map(({ page }) => page)).size <= 1;

  return (
    isOnOne ||
    row !== undefined ||
    lettersOf(citations.map(({ quote }) => quote).join('')).length >= lettersOf(text.slice(start, end)).length
  );
}

/** Part of a sentence, with marks that more stands before or behind it. */
function partOf({ quote }: Citation): string {
  const before = /^["“«(]*\p{Lu}/u.test(quote) ? '' : '… ';

  return `${before}${quote}${/[.!?]["”»)]*$/u.test(quote) ? '' : ' …'}`;
}

function cellClaim(index: DocumentIndex, { passage, row, cell }: AnsweringCell): Claim[] {
  const value = passageOf(index, passage).text.slice(cell.start, cell.end);
  const name = [row.section, row.label, cell.header]
    .filter((part) => part !== null && part !== '')
    .join(', ');
  const citations = cited(index, passage, cell, cell);

  return citations.length === 0
    ? []
    : [{ text: `${name}${colonIn(languageOf(index, passage))}${value}`, citations }];
}

function languageOf({ passages, languages }: DocumentIndex, passage: number): string | null {
  return languages[passages[passage]!.document] ?? null;
}

function cited(
  index: DocumentIndex,
  passage: number,
  span: TextSpan,
  marked: TextSpan | null,
): readonly Citation[] {
  const { document } = index.passages[passage]!;

  return citationsOf({
    document,
    read: index.documents[document]!,
    passage: passageOf(index, passage),
    span,
    marked: marked === null ? [] : [marked],
  });
}
