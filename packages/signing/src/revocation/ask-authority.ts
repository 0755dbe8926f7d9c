import type { Certificate } from 'pkijs';
import { isFitFor } from '../certificates/key-purpose.ts';
import { derOf, readCertificate } from '../certificates/read-certificate.ts';
import type { SigningServices } from '../services.ts';
import { type RevocationEvidence, readList, readResponse } from '../verify/revocation/revocation-evidence.ts';
import { revocationOf } from '../verify/revocation/revocation-of.ts';
import { addressesOf } from './certificate-addresses.ts';
import { ocspRequest } from './ocsp-request.ts';

/** Current answer of an authority about a certificate. */
export interface AuthorityAnswer {
  readonly state: 'good' | 'revoked';
  readonly kind: 'response' | 'list';
  /** The answer as it came. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly evidence: RevocationEvidence;
  /** Certificates of the responder, when the issuer does not answer itself. */
  readonly responders: readonly Certificate[];
}

/**
 * Asks the responders that a certificate names, then fetches its lists, until one answer is current and signed by the
 * issuer or for it; null when there is none.
 */
export async function askAuthority(
  certificate: Certificate,
  issuer: Certificate,
  services: SigningServices,
): Promise<AuthorityAnswer | null> {
  const { ocsp, lists } = addressesOf(certificate);
  const subject = { certificate, issuer, time: services.now(), stampedAt: null };

  for (const address of ocsp) {
    const bytes = await services.fetch(address, await ocspRequest(certificate, issuer));
    const response = bytes === null ? null : readResponse(bytes);

    if (bytes !== null && response !== null) {
      const evidence = { responses: [response], lists: [] };
      const { state } = await revocationOf(subject, evidence);
      const responders = (response.certs ?? [])
        .filter((each) => isFitFor(each, 'ocsp'))
        .flatMap((each) => readCertificate(derOf(each)) ?? []);

      if (state !== 'unknown') {
        return { state, kind: 'response', bytes, evidence, responders };
      }
    }
  }

  for (const address of lists) {
    const bytes = await services.fetch(address);
    const list = bytes === null ? null : readList(bytes);

    if (bytes !== null && list !== null) {
      const evidence = { responses: [], lists: [list] };
      const { state } = await revocationOf(subject, evidence);

      if (state !== 'unknown') {
        return { state, kind: 'list', bytes, evidence, responders: [] };
      }
    }
  }

  return null;
}
