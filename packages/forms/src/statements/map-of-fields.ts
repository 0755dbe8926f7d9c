import type { FieldPlace, FormMap } from '../form-map.ts';
import type { Question } from '../question.ts';

/** Map of a statement that the engine draws, whose fields have the names of the questions. */
export function mapOfFields(questions: readonly Question[]): FormMap {
  return Object.fromEntries(
    questions.map(({ kind, name }): [string, FieldPlace] => [
      name,
      kind === 'check' ? { box: name, state: 'Yes' } : { field: name },
    ]),
  );
}
