import type { Operation } from '@octavo/contract/edits/edit-list';
import { type FailureCode, type FailureValues, isFailure } from '@octavo/contract/failures';

/** Reason why a page can't be drawn with an operation, or at all. */
export interface EditProblem {
  /** Operation that fails; null for a failure of the page. */
  readonly operation: string | null;
  readonly code: FailureCode;
  readonly values: FailureValues;
}

/** Problem that a failure describes. */
export function problemOf(error: unknown, operations: readonly Operation[]): EditProblem {
  if (!isFailure(error)) {
    return { operation: null, code: 'engine-crashed', values: {} };
  }

  const { operation: id } = error.values;
  const isOfList = operations.some((operation) => operation.id === id);

  return { operation: isOfList ? String(id) : null, code: error.code, values: error.values };
}
