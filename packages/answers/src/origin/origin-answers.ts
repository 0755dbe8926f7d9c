import type { FoundQuote } from '../answer/find-quotes.ts';
import { type StatedAnswers, statedQuote } from '../answer/stated-quote.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from '../question/read-question.ts';
import { bylineOf } from './byline.ts';
import { type DocumentLine, linesOf } from './document-lines.ts';
import { letterPartsOf } from './letter-parts.ts';
import { type OriginFact, originAsked } from './origin-question.ts';

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
export function originAnswers(index: DocumentIndex, { text }: Question): StatedAnswers {
  const fact = originAsked(text);
  const found =
    fact === null
      ? []
      : index.documents
          .map((_, document) => linesWith(fact, linesOf(index, document)))
          .filter(({ lines }) => lines.length > 0);

  return {
    quotes: found.flatMap(({ lines }) => joined(lines)).slice(0, thresholds.most),
    isCertain: found.every(({ isCertain }) => isCertain),
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
      return { lines: date === null ? [] : [date], isCertain: isDateCertain };
  }
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
