import type { Certificate } from 'pkijs';
import { hasUsage, isPurposeCritical, purposesOf } from './extensions.ts';

/** Use of a key: for documents, for time stamps, or for answers on revocation. */
export type KeyPurpose = 'document' | 'time-stamp' | 'ocsp' | 'crl';

const timeStamping = '1.3.6.1.5.5.7.3.8';
const ocspSigning = '1.3.6.1.5.5.7.3.9';

/**
 * Purposes that exclude documents when a certificate has no others: servers, programs, time stamps, OCSP. There is no
 * single purpose for documents; certificates name e-mail, clients, or one of their vendor.
 */
const foreignToDocuments = new Set(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.3', timeStamping, ocspSigning]);

/** True when the certificate permits this use of its key. */
export function isFitFor(certificate: Certificate, purpose: KeyPurpose): boolean {
  const purposes = purposesOf(certificate);

  switch (purpose) {
    case 'document':
      return (
        hasUsage(certificate, 'digitalSignature', 'nonRepudiation') &&
        (purposes === null || purposes.some((name) => !foreignToDocuments.has(name)))
      );
    case 'time-stamp':
      // RFC 3161, 2.3: this purpose, and no other, critical.
      return (
        hasUsage(certificate, 'digitalSignature', 'nonRepudiation') &&
        purposes?.length === 1 &&
        purposes[0] === timeStamping &&
        isPurposeCritical(certificate)
      );
    case 'ocsp':
      return purposes?.includes(ocspSigning) === true;
    case 'crl':
      return hasUsage(certificate, 'crlSign');
  }
}
