import { Failure } from '@octavo/contract/failures';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { isLocked, isSigned } from '@octavo/editing/fields/signature-locks';
import { authorLevel, permittedLevel } from '@octavo/editing/signatures/permitted-level';
import type { FormField } from '@octavo/pdf/edit/fields/form-fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';

/**
 * Refuses a signature that the signatures of the file do not permit (ISO 32000-2, 12.8.2).
 *
 * @throws Failure `signature-forbids-signing`, `signature-field-locked` or `signature-not-first`.
 */
export function checkExistingSignatures(
  changes: ObjectChanges,
  fields: ReadonlyMap<string, FormField>,
  { field, certify }: SignatureRequest,
): void {
  if (permittedLevel(changes.document) === 1) {
    throw new Failure('signature-forbids-signing');
  }

  if (isLocked(changes, fields.values(), field.name)) {
    throw new Failure('signature-field-locked', '', { values: { field: field.name } });
  }

  const signed = [...fields.values()].filter((each) => isSigned(changes, each));

  // A certification that no field holds is still the one that readers judge the file by.
  if (certify !== null && (signed.length > 0 || authorLevel(changes.document) !== null)) {
    throw new Failure('signature-not-first', `${signed.length} signatures`);
  }
}
