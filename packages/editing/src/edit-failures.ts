import { type EditObstacle, Failure } from '@octavo/contract/failures';

/** Failure of an operation whose target is missing, or is not what the operation expects. */
export function editNotFound(detail: string): Failure {
  return new Failure('edit-not-found', detail);
}

export function editNotPossible(reason: EditObstacle): Failure {
  return new Failure('edit-not-possible', reason, { values: { reason } });
}
