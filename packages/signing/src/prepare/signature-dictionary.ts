import type { CertificationLevel, SignatureRequest } from '@octavo/contract/signing/signature-request';
import { pdfDate } from '@octavo/editing/annotations/dates';
import type { FieldLock } from '@octavo/editing/signatures/field-locks';
import { strictest } from '@octavo/editing/signatures/permitted-level';
import { dictOf, nameOf, PdfDict, PdfHexString, type PdfObject, type PdfRef } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { rangePlaceholder } from './signature-gap.ts';

export interface LockToWrite extends Pick<FieldLock, 'action'> {
  readonly fields: readonly string[];
  /** Changes that the lock leaves to others; null when it says nothing about them. */
  readonly level: CertificationLevel | null;
}

/** Dictionary of the signature (ISO 32000-2, table 255), with a gap for the signature itself. */
export function signatureDictionary(
  request: SignatureRequest,
  lock: LockToWrite | null,
  catalog: PdfObject,
): PdfDict {
  const level = strictest([request.certify, lock?.level ?? null]);
  const references = [
    ...(level === null ? [] : [transform('DocMDP', { P: level, V: nameOf('1.2') })]),
    ...(lock === null ? [] : [fieldTransform(lock, catalog)]),
  ];
  const textOf = (text: string) => (text === '' ? undefined : encodeText(text));
  const range = rangePlaceholder;

  // The ranges and the gap come first: `writeRanges` finds them there.
  return dictOf({
    Type: nameOf('Sig'),
    Filter: nameOf('Adobe.PPKLite'),
    SubFilter: nameOf('ETSI.CAdES.detached'),
    ByteRange: [0, range, range, range],
    Contents: new PdfHexString(new Uint8Array(request.roomBytes)),
    M: pdfDate(new Date(request.time)),
    Name: encodeText(request.signer),
    Reason: textOf(request.reason),
    Location: textOf(request.place),
    ContactInfo: textOf(request.contact),
    Reference: references.length === 0 ? undefined : references,
    Prop_Build: dictOf({ App: dictOf({ Name: nameOf('Octavo') }) }),
  });
}

/** Entries that a lock has in its field and in its signature (ISO 32000-2, tables 236 and 259). */
export function lockEntries({ action, fields }: LockToWrite): PdfDict {
  return dictOf({
    Action: nameOf(action),
    Fields: action === 'All' ? undefined : fields.map(encodeText),
  });
}

function fieldTransform(lock: LockToWrite, catalog: PdfObject): PdfDict {
  const { entries } = lockEntries(lock);

  return transform('FieldMDP', { ...Object.fromEntries(entries), V: nameOf('1.2') }).set('Data', catalog);
}

function transform(method: string, parameters: Readonly<Record<string, PdfObject>>): PdfDict {
  return dictOf({
    Type: nameOf('SigRef'),
    TransformMethod: nameOf(method),
    TransformParams: dictOf({ Type: nameOf('TransformParams'), ...parameters }),
  });
}

/** Reference to the certification, for the catalog (ISO 32000-2, table 263). */
export function permissionsWith(known: PdfDict | null, signature: PdfRef): PdfDict {
  return (known ?? new PdfDict()).copy().set('DocMDP', signature);
}
