import { answerQuestion } from '../answer/answer-question.ts';
import type { Citation } from '../cite/citation.ts';
import { citationOf } from '../cite/cite.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { proposedQuestions } from './suggested-questions.ts';
import { summarySentences } from './summary.ts';

/** Questions that are shown, and that are tried before there are as many. */
const thresholds = { suggestions: 3, tried: 12 };

export interface Outline {
  readonly summary: readonly Citation[];
  readonly suggestions: readonly string[];
}

/** What is shown when a document is opened: sentences that sum it up, and questions that the engine answers. */
export function outlineOf(index: DocumentIndex): Outline {
  const summary = summarySentences(index).flatMap(({ passage, start, end }) => {
    const { document } = index.passages[passage]!;
    const citation = citationOf({
      document,
      read: index.documents[document]!,
      passage: passageOf(index, passage),
      span: { start, end },
    });

    return citation === null ? [] : [citation];
  });

  return { summary, suggestions: suggestionsOf(index) };
}

function suggestionsOf(index: DocumentIndex): string[] {
  const suggestions: string[] = [];

  for (const { text } of proposedQuestions(index).slice(0, thresholds.tried)) {
    const isAnswered = answerQuestion(index, text).kind === 'answered';

    if (isAnswered && !suggestions.includes(text)) {
      suggestions.push(text);
    }

    if (suggestions.length === thresholds.suggestions) {
      break;
    }
  }

  return suggestions;
}
