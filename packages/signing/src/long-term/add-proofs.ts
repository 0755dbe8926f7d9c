import { bytesOf } from '@octavo/editing/committed';
import { portableCodec } from '@octavo/editing/portable-codec';
import { findSignatures } from '@octavo/editing/signatures/find-signatures';
import { openPdf } from '@octavo/pdf/document';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { PdfString } from '@octavo/pdf/objects';
import type { SigningServices } from '../services.ts';
import { readMessage, type SignedMessage } from '../verify/message/read-message.ts';
import { certificateOfSigner } from '../verify/message/signer-certificate.ts';
import { timeStampsOf } from '../verify/message/time-stamp.ts';
import { readSecurityStore } from '../verify/security-store.ts';
import { ProofCollector } from './proof-collector.ts';
import { storeProofs } from './security-store.ts';

/**
 * Appends what proves that the certificates of a signature and of its time stamp are good now: the level B-LT.
 *
 * @throws Failure `chain-incomplete`, `revocation-unknown`, `certificate-revoked`
 */
export async function addProofs(
  bytes: Uint8Array,
  fieldName: string,
  services: SigningServices,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = openPdf(bytes, portableCodec);
  const signature = findSignatures(document).find(({ field }) => field === fieldName);
  const contents = signature === undefined ? null : document.get(signature.dict, 'Contents');
  const message = contents instanceof PdfString ? readMessage(contents.bytes) : null;

  if (!(contents instanceof PdfString) || message === null) {
    throw new Error(`no signature in the field ${fieldName}`);
  }

  const stamps = timeStampsOf(message).filter((stamp) => stamp !== 'unreadable');
  const messages = [message, ...stamps];
  const pool = [
    ...messages.flatMap(({ certificates }) => certificates),
    ...readSecurityStore(document).certificates,
  ];
  const collector = new ProofCollector(services, pool);

  for (const each of messages) {
    await collector.prove(signerOf(each, pool));
  }

  const changes = new ObjectChanges(document, portableCodec);
  await storeProofs(changes, collector.proofs, contents.bytes);

  return bytesOf((sink) => changes.append(sink), document.bytes);
}

function signerOf({ signer }: SignedMessage, pool: ConstructorParameters<typeof ProofCollector>[1]) {
  const certificate = certificateOfSigner(signer, pool);

  if (certificate === null) {
    throw new Error('the signature has no certificate of its signer');
  }

  return certificate;
}
