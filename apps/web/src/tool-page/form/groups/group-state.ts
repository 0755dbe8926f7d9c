import { type Answers, answerTo } from '@octavo/forms/answers';
import type { AnswerProblem } from '@octavo/forms/problem';
import type { FormQuestion } from '@octavo/forms/question';

/** State of a group of questions, as its heading shows it. */
export type GroupState =
  | { readonly kind: 'done' | 'optional' }
  /** Questions without an answer. `isBegun`: others of the group have one. */
  | { readonly kind: 'open'; readonly count: number; readonly isBegun: boolean }
  /** Answers without the format of their field. */
  | { readonly kind: 'check'; readonly count: number };

/** @param asked questions of the group that are asked */
export function groupState(
  asked: readonly FormQuestion[],
  answers: Answers,
  problems: ReadonlyMap<string, readonly AnswerProblem[]>,
  isVisited: boolean,
): GroupState {
  const typed = asked.filter(({ kind }) => kind !== 'derived');
  const has = (weight: AnswerProblem['weight']) => (question: FormQuestion) =>
    problems.get(question.name)?.some((problem) => problem.weight === weight) === true;
  const wrong = typed.filter(has('wrong')).length;

  if (wrong > 0) {
    return { kind: 'check', count: wrong };
  }

  const empty = typed.filter(({ name }) => answerTo(answers, name) === null);
  const isBegun = empty.length < typed.length;

  if (typed.some(has('missing'))) {
    return { kind: 'open', count: isBegun ? typed.filter(has('missing')).length : empty.length, isBegun };
  }

  if (isBegun) {
    return { kind: 'done' };
  }

  return isVisited || typed.length === 0
    ? { kind: 'optional' }
    : { kind: 'open', count: empty.length, isBegun };
}
