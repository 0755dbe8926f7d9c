import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';

/** Operation that removes content. */
export type Redaction = OperationOf<'redact.area' | 'redact.text' | 'redact.pattern'>;

export function isRedaction(operation: Operation): operation is Redaction {
  return operation.kind.startsWith('redact.');
}

export function isFlattening(operation: Operation): operation is OperationOf<'flatten'> {
  return operation.kind === 'flatten';
}

/** True for an operation of the first stage, which changes pages one by one; later ones make a new file. */
export function isOfFirstStage(operation: Operation): boolean {
  return !isRedaction(operation) && !isFlattening(operation);
}
