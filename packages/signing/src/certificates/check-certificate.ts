import { Failure } from '@octavo/contract/failures';
import type { CertificateFacts } from '@octavo/contract/signing/signature-report';
import type { Certificate } from 'pkijs';
import { isFitFor } from './key-purpose.ts';
import { isRsa, modulusBits } from './rsa-key.ts';

/** RSA keys below this are within reach of large organisations (NIST SP 800-131A). */
const leastRsaBits = 2048;

interface DescribedCertificate {
  readonly certificate: Certificate;
  readonly facts: CertificateFacts;
}

/**
 * Refuses a certificate of a signer that no reader would accept at the time.
 *
 * @throws Failure `certificate-expired`, `certificate-not-yet-valid`, `certificate-not-for-signing` or
 *   `certificate-key-weak`.
 */
export function checkCertificate({ certificate, facts }: DescribedCertificate, time: Date): void {
  const values = { name: facts.name };

  if (time < certificate.notBefore.value) {
    throw new Failure('certificate-not-yet-valid', facts.validFrom, {
      values: { ...values, date: facts.validFrom.slice(0, 10) },
    });
  }

  if (time > certificate.notAfter.value) {
    throw new Failure('certificate-expired', facts.validTo, {
      values: { ...values, date: facts.validTo.slice(0, 10) },
    });
  }

  if (!isFitFor(certificate, 'document')) {
    throw new Failure('certificate-not-for-signing', 'usage of the key', { values });
  }

  const key = certificate.subjectPublicKeyInfo;

  if (isRsa(key) && modulusBits(key) < leastRsaBits) {
    throw new Failure('certificate-key-weak', facts.key, { values: { key: facts.key } });
  }
}
