import { Certificate } from 'pkijs';
import { isWellFormed } from '../well-formed.ts';
import { alternativeEmail, hasUsage, issuingDepth, purposesOf } from './extensions.ts';
import { isRsa, modulusBits } from './rsa-key.ts';

/** Bytes that certificates were read from: encoded anew, a certificate may differ from what was signed. */
const originals = new WeakMap<Certificate, Uint8Array<ArrayBuffer>>();

/** Reads a certificate; null for anything else, and for one with a part that cannot be read. */
export function readCertificate(bytes: Uint8Array): Certificate | null {
  // The library keeps views into what it reads.
  const own = new Uint8Array(bytes);

  if (!isWellFormed(own)) {
    return null;
  }

  try {
    const certificate = Certificate.fromBER(own);
    hasUsage(certificate, 'digitalSignature');
    purposesOf(certificate);
    issuingDepth(certificate);
    alternativeEmail(certificate);

    if (isRsa(certificate.subjectPublicKeyInfo)) {
      modulusBits(certificate.subjectPublicKeyInfo);
    }

    originals.set(certificate, own);

    return certificate;
  } catch {
    // The library throws for every structure that is no certificate.
    return null;
  }
}

/** Bytes of a certificate as they were read, or as they are written for one that was made here. */
export function derOf(certificate: Certificate): Uint8Array<ArrayBuffer> {
  return originals.get(certificate) ?? new Uint8Array(certificate.toSchema().toBER());
}
