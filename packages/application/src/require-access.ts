import { Failure, type FailureValues } from '@octavo/contract/failures';
import type { Access } from '@octavo/domain/access/access';

/**
 * `values`: additional values for the message of the failure.
 *
 * @throws Failure with the reason as its code when access is refused.
 */
export function requireAccess(access: Access, values: FailureValues = {}): void {
  if (!access.allow) {
    const { because, limit, remedy } = access;
    throw new Failure(because, '', {
      values: { ...values, ...(limit !== undefined && { limit }), ...(remedy !== undefined && { remedy }) },
    });
  }
}
