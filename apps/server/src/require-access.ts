import { type FailureValues, ToolFailure } from '@octavo/contract/failures';
import type { Access } from '@octavo/domain/access/access';

/**
 * `values`: additional values for the message of the failure.
 *
 * @throws ToolFailure with the reason as its code when access is refused.
 */
export function requireAccess(access: Access, values: FailureValues = {}): void {
  if (!access.allow) {
    const { because, limit, remedy } = access;
    throw new ToolFailure(because, '', {
      values: { ...values, ...(limit !== undefined && { limit }), ...(remedy !== undefined && { remedy }) },
    });
  }
}
