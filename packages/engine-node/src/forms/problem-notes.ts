import type { Note } from '@octavo/contract/job';
import type { AnswerProblem } from '@octavo/forms/problem';

/** Notes on missing and unlikely answers; they name the questions and no values. */
export function notesOn(problems: readonly AnswerProblem[]): Note[] {
  const named = (weight: AnswerProblem['weight']) =>
    [
      ...new Set(problems.filter((problem) => problem.weight === weight).map(({ question }) => question)),
    ].join(', ');
  const [missing, doubtful] = [named('missing'), named('doubtful')];

  return [
    ...(missing === '' ? [] : [{ code: 'form-answers-missing', values: { questions: missing } }]),
    ...(doubtful === '' ? [] : [{ code: 'form-answers-doubtful', values: { questions: doubtful } }]),
  ];
}
