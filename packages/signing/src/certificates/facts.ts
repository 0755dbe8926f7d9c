import type { CertificateFacts } from '@octavo/contract/signing/signature-report';
import * as asn1js from 'asn1js';
import type { Certificate, PublicKeyInfo } from 'pkijs';
import { curveOf } from './algorithms.ts';
import { partOf, shownName } from './distinguished-name.ts';
import { alternativeEmail } from './extensions.ts';
import { derOf } from './read-certificate.ts';
import { isRsa, modulusBits } from './rsa-key.ts';
import { testOrganisation } from './test-organisation.ts';

/** Facts of a certificate that people are shown. Nothing in them is checked. */
export async function factsOf(certificate: Certificate): Promise<CertificateFacts> {
  const { subject, issuer } = certificate;
  const organisation = partOf(subject, 'organisation');
  const fingerprint = await crypto.subtle.digest('SHA-256', derOf(certificate));

  return {
    name: shownName(subject),
    organisation,
    email: alternativeEmail(certificate) ?? partOf(subject, 'email'),
    issuer: shownName(issuer),
    serial: hexOf(certificate.serialNumber.valueBlock.valueHexView),
    fingerprint: hexOf(new Uint8Array(fingerprint)),
    validFrom: certificate.notBefore.value.toISOString(),
    validTo: certificate.notAfter.value.toISOString(),
    key: keyName(certificate.subjectPublicKeyInfo),
    isTest: organisation === testOrganisation,
  };
}

/** Kind and size of a key, such as `RSA 3072`; the object identifier of a kind that has no name here. */
function keyName(key: PublicKeyInfo): string {
  const { algorithmId } = key.algorithm;
  const parameters: unknown = key.algorithm.algorithmParams;

  if (isRsa(key)) {
    return `RSA ${modulusBits(key)}`;
  }

  switch (algorithmId) {
    case '1.2.840.10045.2.1': {
      const curve = parameters instanceof asn1js.ObjectIdentifier ? parameters.valueBlock.toString() : '';

      return curveOf(curve)?.name ?? `EC ${curve}`.trim();
    }
    case '1.3.101.112':
      return 'Ed25519';
    case '1.3.101.113':
      return 'Ed448';
    default:
      return algorithmId;
  }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
