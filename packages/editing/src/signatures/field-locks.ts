import type { ObjectReader } from '@octavo/pdf/object-reader';
import { type PdfDict, PdfName, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { transformsOf } from './signature-references.ts';

const lockActions = ['All', 'Include', 'Exclude'] as const;

/** Fields that may not change after a signature. */
export interface FieldLock {
  readonly action: (typeof lockActions)[number];
  /** Full names of fields and groups. */
  readonly names: readonly string[];
  locks(field: string): boolean;
}

/** Locks of a signature: of its FieldMDP, and of the lock of its field (ISO 32000-2, 12.8.2.4, table 236). */
export function locksOf(
  reader: ObjectReader,
  { dict, fieldDict }: { readonly dict: PdfDict; readonly fieldDict: PdfDict | null },
): FieldLock[] {
  const transforms = transformsOf(reader, dict).flatMap(({ method, parameters }) =>
    method === 'FieldMDP' && parameters !== null ? [parameters] : [],
  );
  const ofField = reader.dict(fieldDict?.get('Lock') ?? null);

  return [...transforms, ...(ofField === null ? [] : [ofField])].map((lock) => readLock(reader, lock));
}

/** A lock without a known action locks all fields. */
export function readLock(reader: ObjectReader, lock: PdfDict): FieldLock {
  const named = reader.get(lock, 'Action');
  const action =
    lockActions.find((each) => named instanceof PdfName && named.value === each) ?? lockActions[0];
  const names = (reader.array(lock.get('Fields')) ?? []).flatMap((entry) => {
    const name = reader.resolve(entry);

    return name instanceof PdfString ? [decodeText(name.bytes)] : [];
  });
  // The name of a group stands for the fields in it.
  const isNamed = (field: string) => names.some((name) => field === name || field.startsWith(`${name}.`));
  const locks = { All: () => true, Include: isNamed, Exclude: (field: string) => !isNamed(field) };

  return { action, names, locks: locks[action] };
}
