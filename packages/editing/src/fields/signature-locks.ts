import type { FormField } from '@octavo/pdf/edit/fields/form-fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { isName, type PdfDict, PdfName, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';

type IsLocked = (name: string) => boolean;

/** True for a signature field that was signed. */
export function isSigned(changes: ObjectChanges, { kind, holders }: FormField): boolean {
  return (
    kind === 'signature' && holders.some((holder) => signatureOf(changes, holder)?.has('ByteRange') === true)
  );
}

/** Fields that the signatures of the document lock (ISO 32000-2, 12.8.2.4). */
export function locksOf(changes: ObjectChanges, fields: Iterable<FormField>): IsLocked[] {
  const locks: IsLocked[] = [];

  for (const field of fields) {
    if (isSigned(changes, field)) {
      locks.push(
        ...field.holders.flatMap((holder) => locksOfSignature(changes, signatureOf(changes, holder))),
      );
    }
  }

  return locks;
}

function signatureOf(changes: ObjectChanges, field: FormField['holders'][number]): PdfDict | null {
  return changes.dict(changes.dict(field)?.get('V') ?? null);
}

function locksOfSignature(changes: ObjectChanges, signature: PdfDict | null): IsLocked[] {
  return (changes.array(signature?.get('Reference') ?? null) ?? []).flatMap((entry) => {
    const reference = changes.dict(entry);
    const parameters = changes.dict(reference?.get('TransformParams') ?? null);
    const isOfFields = reference !== null && isName(changes.get(reference, 'TransformMethod'), 'FieldMDP');

    return isOfFields && parameters !== null ? [lockOf(changes, parameters)] : [];
  });
}

/** Fields named by a lock; a name stands for the fields of its group, too. */
function lockOf(changes: ObjectChanges, parameters: PdfDict): IsLocked {
  const action = changes.get(parameters, 'Action');
  const names = (changes.array(parameters.get('Fields')) ?? []).flatMap((entry) => {
    const name = changes.resolve(entry);

    return name instanceof PdfString ? [decodeText(name.bytes)] : [];
  });
  const isNamed: IsLocked = (name) => names.some((known) => name === known || name.startsWith(`${known}.`));

  switch (action instanceof PdfName ? action.value : 'All') {
    case 'Include':
      return isNamed;
    case 'Exclude':
      return (name) => !isNamed(name);
    default:
      return () => true;
  }
}
