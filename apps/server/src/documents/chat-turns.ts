import type { ChatTurn } from '@octavo/domain/documents/engine';
import type { QuestionRecord } from '@octavo/domain/documents/question';
import { claimsOf } from './claims.ts';

/** Earlier questions that a follow-up may refer to. */
const mostTurns = 3;

/** The last questions before one that were answered or refused, with their answers; a refusal has none. */
export function chatTurns(questions: readonly QuestionRecord[], id: string): ChatTurn[] {
  const before = questions.slice(
    0,
    questions.findIndex((question) => question.id === id),
  );

  return before
    .filter(({ state }) => state === 'answered' || state === 'refused')
    .slice(-mostTurns)
    .map((question) => ({
      question: question.question,
      answer: claimsOf(question.parts)
        .claims.map(({ text }) => text)
        .join(' '),
    }));
}
