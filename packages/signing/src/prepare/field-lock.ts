import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { readLock } from '@octavo/editing/signatures/field-locks';
import { lockLevel } from '@octavo/editing/signatures/permitted-level';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import type { PdfRef } from '@octavo/pdf/objects';
import type { LockToWrite } from './signature-dictionary.ts';

const actions = { all: 'All', include: 'Include', exclude: 'Exclude' } as const;

/** Lock of a signature: that of its field, which the author of the form has set, or that of the request. */
export function lockFor(
  changes: ObjectChanges,
  holders: readonly PdfRef[],
  { lock }: SignatureRequest,
): LockToWrite | null {
  for (const holder of holders) {
    const field = changes.dict(holder);
    const own = changes.dict(field?.get('Lock') ?? null);

    if (own !== null) {
      const { action, names } = readLock(changes, own);

      return { action, fields: names, level: lockLevel(changes, field) };
    }
  }

  return lock === null ? null : { action: actions[lock.action], fields: lock.fields, level: null };
}
