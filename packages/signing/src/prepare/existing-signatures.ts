import { Failure } from '@octavo/contract/failures';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { isSigned, locksOf } from '@octavo/editing/fields/signature-locks';
import { certificationLevel } from '@octavo/editing/signed-changes';
import type { FormField } from '@octavo/pdf/edit/fields/form-fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { isName } from '@octavo/pdf/objects';

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
  const signed = [...fields.values()].filter((each) => isSigned(changes, each));

  if (certificationLevel(changes.document) === 1 || signed.some((each) => forbidsAll(changes, each))) {
    throw new Failure('signature-forbids-signing');
  }

  if (locksOf(changes, signed).some((isLocked) => isLocked(field.name))) {
    throw new Failure('signature-field-locked', '', { values: { field: field.name } });
  }

  // A certification that no field holds is still the one that readers judge the file by.
  if (certify !== null && (signed.length > 0 || certificationLevel(changes.document) !== null)) {
    throw new Failure('signature-not-first', `${signed.length} signatures`);
  }
}

/** True for an approval that permits no changes after it, by itself or by the lock of its field (table 236, P). */
function forbidsAll(changes: ObjectChanges, { holders }: FormField): boolean {
  return holders.some((holder) => {
    const field = changes.dict(holder);
    const signature = changes.dict(field?.get('V') ?? null);
    const lock = changes.dict(field?.get('Lock') ?? null);

    if (lock !== null && changes.get(lock, 'P') === 1) {
      return true;
    }

    return (changes.array(signature?.get('Reference') ?? null) ?? []).some((entry) => {
      const reference = changes.dict(entry);
      const parameters = changes.dict(reference?.get('TransformParams') ?? null);

      return (
        reference !== null &&
        isName(changes.get(reference, 'TransformMethod'), 'DocMDP') &&
        changes.resolve(parameters?.get('P') ?? null) === 1
      );
    });
  });
}
