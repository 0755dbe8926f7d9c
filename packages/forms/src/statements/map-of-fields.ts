import type { FieldPlace, FormMap } from '../form-map.ts';
import type { FormQuestion } from '../question.ts';

/** Map of a statement that the engine draws, whose fields have the names of the questions. */
export function mapOfFields(questions: readonly FormQuestion[]): FormMap {
  return Object.fromEntries(
    questions.map(({ kind, name }): [string, FieldPlace] => [
      name,
      kind === 'check' ? { box: name, state: 'Yes' } : { field: name },
    ]),
  );
}
