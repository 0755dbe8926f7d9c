import type { Citation } from '../cite/citation.ts';
import { citationsOf } from '../cite/cite.ts';
import { colonIn, shownText } from '../cite/shown-text.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { lettersOf } from '../passages/letters.ts';
import type { TextSpan } from '../passages/passage.ts';
import { isForeign } from '../question/is-foreign.ts';
import { withoutMistypes } from '../question/mistyped.ts';
import { type Question, readQuestion, type Term } from '../question/read-question.ts';
import { standaloneQuestion } from '../question/standalone.ts';
import { withRolesOf } from '../question/translated-roles.ts';
import type { AnsweringCell } from '../table/table-cells.ts';
import { stemmerOf } from '../words/stems.ts';
import { tokensOf } from '../words/tokens.ts';
import type { Answer, Claim } from './answer.ts';
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
  const question = readQuestion(index, withRolesOf(index, asked.text));
  const answer = answerAlone(index, question, asked.isSure, options);
  const written = asked.isWhole && asked.text !== text ? readQuestion(index, withRolesOf(index, text)) : null;

  if (answer.kind === 'answered') {
    return (written && betterAnswer(index, written, answer, options)) ?? answer;
  }

  // A word may be a typing error, and a pronoun may stand for the document.
  const meant = withoutMistypes(index, question);
  const others = [meant === null ? null : readQuestion(index, meant), written];

  for (const other of others) {
    const otherwise = other === null ? null : answerAlone(index, other, false, options);

    if (otherwise?.kind === 'answered') {
      return otherwise;
    }
  }

  return answer;
}

/** The answer to a question as written, if it has words that the answer without its pronoun lacks; null otherwise. */
function betterAnswer(
  index: DocumentIndex,
  written: Question,
  answer: Answer,
  options: AnswerOptions,
): Answer | null {
  const literal = holdsTerms(index, written, answer) ? null : answerAlone(index, written, false, options);

  return literal !== null && holdsTerms(index, written, literal) ? literal : null;
}

/** True when the first quote of an answer has every word of a question that the documents know. */
function holdsTerms(index: DocumentIndex, { terms }: Question, answer: Answer): boolean {
  const [claim] = answer.kind === 'answered' ? answer.claims : [];
  const [first] = claim?.citations ?? [];
  const stem = stemmerOf(first === undefined ? null : (index.languages[first.document] ?? null));
  const stems = new Set(tokensOf(first?.quote ?? '').map(({ word }) => index.stemIds.get(stem(word))));

  return (
    first !== undefined &&
    terms
      .filter(({ isKnown, isDocument }) => isKnown && !isDocument)
      .every(({ matches }) => [...matches.keys()].some((each) => stems.has(each)))
  );
}

function answerAlone(
  index: DocumentIndex,
  question: Question,
  isSure: boolean,
  options: AnswerOptions,
): Answer {
  const decision = decide(index, question, options);

  return answerBy(index, question, { ...decision, isCertain: decision.isCertain && isSure });
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
