import { checkAnswers } from '@octavo/forms/check-answers';
import type { Form } from '@octavo/forms/form';
import type { AnswerProblem } from '@octavo/forms/problem';
import { visibleQuestions } from '@octavo/forms/visible-questions';
import { useMemo, useReducer } from 'react';
import { emptyFilling, fillingAfter } from './filling.ts';
import type { Filling } from './filling-context.ts';
import type { FormData } from './form-data.ts';
import { today } from './today.ts';

/** @param form null until its code is loaded: the page then shows the questions, and takes no answers */
export function useFillingState({ groups, words }: FormData, form: Form | null): Filling {
  const [state, dispatch] = useReducer(fillingAfter, groups[0]?.name ?? null, emptyFilling);
  const { answers } = state;
  const complete = useMemo(() => form?.complete(answers) ?? answers, [form, answers]);
  const asked = useMemo(() => visibleQuestions({ groups }, complete), [groups, complete]);
  const problems = useMemo(
    () => byQuestion(form === null ? [] : checkAnswers(form, answers, today())),
    [form, answers],
  );

  return useMemo(
    () => ({ groups, words, state, complete, asked, problems, isReady: form !== null, dispatch }),
    [groups, words, state, complete, asked, problems, form],
  );
}

function byQuestion(problems: readonly AnswerProblem[]): ReadonlyMap<string, readonly AnswerProblem[]> {
  const found = new Map<string, AnswerProblem[]>();
  problems.forEach((problem) =>
    found.set(problem.question, [...(found.get(problem.question) ?? []), problem]),
  );

  return found;
}
