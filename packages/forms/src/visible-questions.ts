import { type Answers, answerTo } from './answers.ts';
import type { Form } from './form.ts';
import type { AskedWhen, FormQuestion } from './question.ts';

/** All questions of a form, in the order of the page. */
export function questionsOf(form: Pick<Form, 'groups'>): FormQuestion[] {
  return form.groups.flatMap(({ questions }) => questions);
}

/** Questions that are asked, given the answers so far. */
export function visibleQuestions(form: Pick<Form, 'groups'>, answers: Answers): FormQuestion[] {
  return questionsOf(form).filter(({ when }) => when === undefined || isOneMet(form, when, answers));
}

/** True when one of the conditions is met. */
export function isOneMet(
  form: Pick<Form, 'groups'>,
  conditions: readonly AskedWhen[],
  answers: Answers,
): boolean {
  const all = new Map(questionsOf(form).map((question) => [question.name, question]));
  const isMet = ({ question, is }: AskedWhen): boolean => {
    const other = all.get(question);
    const answer = answerTo(answers, question);

    return other !== undefined && isAsked(other) && answer !== null && is.includes(answer);
  };
  const isAsked = ({ when }: FormQuestion): boolean => when === undefined || when.some(isMet);

  return conditions.some(isMet);
}
