import type { FoundQuote } from '../answer/find-quotes.ts';
import { type StatedAnswers, statedQuote } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from '../question/read-question.ts';
import { writtenDate } from '../words/written-date.ts';
import { bylineOf } from './byline.ts';
import { type DocumentLine, linesOf } from './document-lines.ts';
import { letterPartsOf } from './letter-parts.ts';
import { documentsAbout } from './meant-documents.ts';
import { type OriginFact, originOf } from './origin-question.ts';

const thresholds = {
  /** Lines that are shown: signers of a contract, authors of a paper. */
  most: 6,
};

interface OriginLines {
  readonly lines: readonly DocumentLine[];
  readonly isCertain: boolean;
}

/**
 * Lines that say who wrote, signed or receives the documents, and when; empty when they do not say it. Signatures and
 * a line of a place and a date are certain; other names and dates of the head are probable.
 */
export function originAnswers(index: DocumentIndex, question: Question): StatedAnswers {
  const asked = originOf(question.text);

  if (asked === null) {
    return { quotes: [], isCertain: false };
  }

  const { fact, subject } = asked;
  const meant =
    subject === null
      ? index.documents.map((_, document) => document)
      : documentsAbout(index, question, subject);
  const found = meant
    .map((document) => linesWith(fact, linesOf(index, document)))
    .filter(({ lines }) => lines.length > 0);

  return {
    quotes: found.flatMap(({ lines }) => joined(lines)).slice(0, thresholds.most),
    // A single document may speak of another one that is about the subject.
    isCertain: found.every(({ isCertain }) => isCertain) && (subject === null || index.documents.length > 1),
  };
}

function linesWith(fact: OriginFact, lines: readonly DocumentLine[]): OriginLines {
  const { signatures, salutation, recipient, date, isDateCertain } = letterPartsOf(lines);

  switch (fact) {
    case 'signer':
      return { lines: signatures, isCertain: true };
    case 'author':
      return salutation !== null && signatures.length > 0
        ? { lines: signatures, isCertain: true }
        : { lines: bylineOf(lines), isCertain: false };
    case 'recipient':
      return { lines: recipient === null ? [] : [recipient], isCertain: false };
    case 'date':
      return date === null ? datedLines(lines) : { lines: [date], isCertain: isDateCertain };
  }
}

/** `This agreement is made on 3 March 2025`: a contract has its date in its first sentence. */
const dated = new RegExp(
  String.raw`(?<!\p{L})(?:agreement|contract|lease|deed|contrat|bail|convention|accord)(?!\p{L})[^.;]{0,40}?(?:made|dated|entered into|concluded|conclue?|signée?|établie?)(?:\s(?:on|as|of|this|le|en|date|du))*\s${writtenDate}`,
  'iu',
);

function datedLines(lines: readonly DocumentLine[]): OriginLines {
  return { lines: lines.filter(({ text }) => dated.test(text)).slice(0, 1), isCertain: false };
}

/** One quote for lines that follow each other in a passage. */
function joined(lines: readonly DocumentLine[]): FoundQuote[] {
  const quotes: FoundQuote[] = [];

  for (const { passage, start, end } of lines) {
    const last = quotes.at(-1);
    const isNext = last?.passage === passage && start - last.end <= 1;
    const from = isNext ? quotes.pop()!.start : start;
    const span = { start: from, end };
    quotes.push(statedQuote(passage, span, span));
  }

  return quotes;
}
