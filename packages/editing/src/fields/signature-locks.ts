import type { FormField } from '@octavo/pdf/edit/fields/form-fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { locksOf } from '../signatures/field-locks.ts';

/** True for a signature field that was signed. */
export function isSigned(changes: ObjectChanges, { kind, holders }: FormField): boolean {
  return (
    kind === 'signature' &&
    holders.some((holder) => changes.dict(changes.dict(holder)?.get('V') ?? null)?.has('ByteRange') === true)
  );
}

/** True when a signature of the form locks the field of a name. */
export function isLocked(changes: ObjectChanges, fields: Iterable<FormField>, name: string): boolean {
  return [...fields]
    .filter((field) => isSigned(changes, field))
    .flatMap(({ holders }) => holders)
    .some((holder) => {
      const fieldDict = changes.dict(holder);
      const dict = changes.dict(fieldDict?.get('V') ?? null);

      return dict !== null && locksOf(changes, { dict, fieldDict }).some((lock) => lock.locks(name));
    });
}
