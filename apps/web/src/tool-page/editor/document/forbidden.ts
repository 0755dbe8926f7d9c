import { isCertifiedFor, type OperationFacts, rightFor } from '@octavo/contract/edits/edit-rights';
import type { EditingDescription } from './editing-document.ts';

export type ForbiddenBy = 'restricted' | 'signature';

/** Facts of a file that decide which operations it permits. */
export type FilePermissions = Pick<EditingDescription, 'permissions' | 'certification'>;

/** Reason why a file does not permit an operation; null when it does. */
export function forbiddenBy(
  operation: OperationFacts,
  { permissions, certification }: FilePermissions,
): ForbiddenBy | null {
  if (!permissions[rightFor(operation)]) {
    return 'restricted';
  }

  return isCertifiedFor(operation, certification) ? null : 'signature';
}
