import { answerQuestion } from '../answer/answer-question.ts';
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

/** Proposed questions that the engine answers from the passages that they were made of. */
function suggestionsOf(index: DocumentIndex): string[] {
  const suggestions: string[] = [];

  for (const { text, answers } of proposedQuestions(index).slice(0, thresholds.tried)) {
    const { cells, quotes } = decide(index, readQuestion(index, text));
    const isFound = [...cells, ...quotes].some(({ passage }) => answers(passage));

    // A quote that was found may still fail its proof.
    if (isFound && !suggestions.includes(text) && answerQuestion(index, text).kind === 'answered') {
      suggestions.push(text);
    }

    if (suggestions.length === thresholds.suggestions) {
      break;
    }
  }

  return suggestions;
}
