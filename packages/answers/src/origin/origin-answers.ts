import type { FoundQuote } from '../answer/find-quotes.ts';
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

/** Lines that say who wrote, signed or receives the documents, and when; empty when they do not say it. */
export function originAnswers(index: DocumentIndex, { text }: Question): FoundQuote[] {
  const fact = originAsked(text);

  return fact === null
    ? []
    : index.documents
        .flatMap((_, document) => joined(linesWith(fact, linesOf(index, document))))
        .slice(0, thresholds.most);
}

function linesWith(fact: OriginFact, lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const { signatures, salutation, recipient, date } = letterPartsOf(lines);

  switch (fact) {
    case 'signer':
      return signatures;
    case 'author':
      return salutation !== null && signatures.length > 0 ? signatures : bylineOf(lines);
    case 'recipient':
      return recipient === null ? [] : [recipient];
    case 'date':
      return date === null ? [] : [date];
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
    quotes.push({ ...span, passage, probability: 1, words: span, sentence: span });
  }

  return quotes;
}
