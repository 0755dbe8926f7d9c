import { answerBy } from '../answer/answer-question.ts';
import { decide } from '../answer/decide.ts';
import type { Citation } from '../cite/citation.ts';
import { citationOf } from '../cite/cite.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { readQuestion } from '../question/read-question.ts';
import { proposedQuestions } from './suggested-questions.ts';
import { summarySentences } from './summary.ts';

/** Questions that are shown, and that are tried before there are as many. */
const thresholds = { suggestions: 3, tried: 24 };

export interface Outline {
  readonly summary: readonly Citation[];
  readonly suggestions: readonly string[];
}

/** Outline of a document that is opened: sentences that sum it up, and questions that the engine answers. */
export function outlineOf(index: DocumentIndex): Outline {
  const summary = summarySentences(index).flatMap(({ passage, start, end }) => {
    const { document } = index.passages[passage]!;
    const citation = citationOf({
      document,
      read: index.documents[document]!,
      passage: passageOf(index, passage),
      span: { start, end },
    });

    // A citation of a sentence on two pages has only a part of it.
    return citation === null || !isWhole(citation, end - start) ? [] : [citation];
  });

  return { summary, suggestions: suggestionsOf(index) };
}

function isWhole({ quote }: Citation, length: number): boolean {
  return quote.length >= length;
}

/** Proposed questions that the engine answers first of all with what they were made of; the certain ones first. */
function suggestionsOf(index: DocumentIndex): string[] {
  const certain: string[] = [];
  const probable: string[] = [];
  const subjects = new Set<string>();

  for (const { text, subject, answers } of proposedQuestions(index).slice(0, thresholds.tried)) {
    if (subjects.has(subject)) {
      continue;
    }

    const question = readQuestion(index, text);
    const decision = decide(index, question);
    const { cells, quotes, isCertain } = decision;
    const [cell] = cells;
    const [quote] = quotes;
    const found =
      (cell && { passage: cell.passage, ...cell.cell }) ??
      (quote && { passage: quote.passage, ...quote.sentence });

    // A quote that was found may still fail its proof.
    if (found !== undefined && answers(found) && answerBy(index, question, decision).kind === 'answered') {
      subjects.add(subject);
      (isCertain ? certain : probable).push(text);
    }

    if (certain.length === thresholds.suggestions) {
      break;
    }
  }

  return [...certain, ...probable].slice(0, thresholds.suggestions);
}
