import { ToolFailure } from '@octavo/contract/failures';
import type { Access } from '@octavo/domain/access/access';

/** @throws ToolFailure with the reason as its code when access is refused. */
export function requireAccess(access: Access): void {
  if (!access.allow) {
    const { because, limit } = access;
    throw new ToolFailure(because, '', limit === undefined ? {} : { values: { limit } });
  }
}
