import { ToolFailure } from '@octavo/contract/failures';
import type { Viewer } from '@octavo/domain/access/viewer';

/** The account of who asks. @throws ToolFailure `sign-in-required` when there is none. */
export function requireAccount({ account }: Viewer): string {
  if (account === null) {
    throw new ToolFailure('sign-in-required');
  }

  return account;
}
