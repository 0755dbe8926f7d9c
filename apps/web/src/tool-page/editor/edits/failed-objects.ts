import type { Operation } from '@octavo/contract/edits/edit-list';
import { isAbout } from './annotation-edits.ts';
import type { EditProblem } from './edit-problem.ts';
import type { PageObject } from './page-objects.ts';

const none: readonly PageObject[] = [];

/** Objects of a page that an operation which fails makes or changes. */
export function failedObjects(
  objects: readonly PageObject[],
  operations: readonly Operation[],
  problems: readonly EditProblem[] = [],
): readonly PageObject[] {
  return problems.length === 0
    ? none
    : objects.filter((object) => problemsOf(object, operations, problems).length > 0);
}

/** Problems of the operations that make or change an object. */
export function problemsOf(
  { page, ref }: Pick<PageObject, 'page' | 'ref'>,
  operations: readonly Operation[],
  problems: readonly EditProblem[] = [],
): readonly EditProblem[] {
  return problems.filter((problem) =>
    operations.some((operation) => operation.id === problem.operation && isAbout(operation, page, ref)),
  );
}
