import { Failure } from '@octavo/contract/failures';
import type { SignatureLevel } from '@octavo/contract/signing/signature-request';
import { portableCodec } from '@octavo/editing/portable-codec';
import { findSignatures } from '@octavo/editing/signatures/find-signatures';
import { openPdf } from '@octavo/pdf/document';
import { isName } from '@octavo/pdf/objects';
import { stampSignature } from '../timestamps/stamp-signature.ts';
import { addProofs } from './add-proofs.ts';
import { type StampHost, stampDocument } from './stamp-document.ts';

/**
 * Signature message of a level: from B-T on with a time stamp.
 *
 * @throws Failure those of `stampSignature`
 */
export function raiseMessage(
  cms: Uint8Array,
  level: SignatureLevel,
  { services, digestParts }: StampHost,
): Promise<Uint8Array> {
  return level === 'b-b' ? Promise.resolve(cms) : stampSignature(cms, services, digestParts);
}

/**
 * File of a level, with the message of this level in the field: B-LT appends proofs, B-LTA a time stamp over them.
 *
 * @throws Failure those of `addProofs` and `stampDocument`
 */
export async function raiseFile(
  bytes: Uint8Array<ArrayBuffer>,
  { field, level }: { readonly field: string; readonly level: SignatureLevel },
  host: StampHost,
): Promise<Uint8Array<ArrayBuffer>> {
  if (level === 'b-b' || level === 'b-t') {
    return bytes;
  }

  const proven = await addProofs(bytes, field, host.services);

  return level === 'b-lt' ? proven : stampDocument(proven, host);
}

/**
 * Puts a new time stamp over a file before the certificate of the last one ends, with the proofs of the last one.
 *
 * @throws Failure those of `addProofs` and `stampDocument`, `time-stamp-missing` for a file without one
 */
export async function renewArchive(bytes: Uint8Array, host: StampHost): Promise<Uint8Array<ArrayBuffer>> {
  const document = openPdf(bytes, portableCodec);
  const last = findSignatures(document)
    .filter(({ dict }) => isName(document.get(dict, 'SubFilter'), 'ETSI.RFC3161'))
    .at(-1);

  if (last === undefined) {
    throw new Failure('time-stamp-missing');
  }

  return stampDocument(await addProofs(bytes, last.field, host.services), host);
}
