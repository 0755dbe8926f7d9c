import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Answers } from './answers.ts';
import type { Form } from './form.ts';
import type { FormRevision } from './form-map.ts';
import { placesOf, valuesOf } from './places.ts';
import { isOneMet, visibleQuestions } from './visible-questions.ts';

/** Operations that write the answers into the fields of the blank; answers to questions that are not asked stay out. */
export function operationsFor(
  form: Form,
  revision: FormRevision,
  answers: Answers,
): OperationOf<'field.value'>[] {
  const complete = form.complete(answers);

  return visibleQuestions(form, complete)
    .flatMap((question) =>
      placesOf(revision.map, question.name)
        .filter(({ when }) => when === undefined || isOneMet(form, when, complete))
        .flatMap((place) => valuesOf(question, place, complete)),
    )
    .map(({ field, value }, index) => ({
      id: `v${index + 1}`,
      kind: 'field.value',
      name: field,
      value,
    }));
}
