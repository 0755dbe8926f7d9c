import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { issuingDepth } from '../certificates/extensions.ts';
import { derOf, readCertificate } from '../certificates/read-certificate.ts';
import { checkSignature } from '../certificates/verify-signature.ts';
import { addressesOf } from '../revocation/certificate-addresses.ts';
import type { SigningServices } from '../services.ts';

/** Issuer of a certificate, among those at hand or at the addresses that the certificate names; null when missing. */
export async function findIssuer(
  certificate: Certificate,
  pool: readonly Certificate[],
  services: SigningServices,
): Promise<Certificate | null> {
  const known = await issuerAmong(certificate, pool);

  if (known !== null) {
    return known;
  }

  for (const address of addressesOf(certificate).issuers) {
    const bytes = await services.fetch(address);
    const issuer = bytes === null ? null : await issuerAmong(certificate, certificatesIn(bytes));

    if (issuer !== null) {
      return issuer;
    }
  }

  return null;
}

/** True for a root, which signed itself: its name alone could be written into any certificate. */
export async function isSelfSigned(certificate: Certificate): Promise<boolean> {
  return certificate.issuer.isEqual(certificate.subject) && (await isSignedBy(certificate, certificate));
}

async function issuerAmong(
  certificate: Certificate,
  candidates: readonly Certificate[],
): Promise<Certificate | null> {
  for (const candidate of candidates) {
    if (!certificate.issuer.isEqual(candidate.subject) || issuingDepth(candidate) === null) {
      continue;
    }

    if (await isSignedBy(certificate, candidate)) {
      return candidate;
    }
  }

  return null;
}

async function isSignedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  const check = await checkSignature(issuer.subjectPublicKeyInfo, {
    data: certificate.tbsView,
    signature: certificate.signatureValue.valueBlock.valueHexView,
    algorithm: certificate.signatureAlgorithm,
  });

  return check === 'right';
}

/** Certificates of a file of an authority: one, or a message with several (RFC 5280, 4.2.2.1). */
function certificatesIn(bytes: Uint8Array<ArrayBuffer>): readonly Certificate[] {
  const single = readCertificate(bytes);

  return single === null ? certificatesOfMessage(bytes) : [single];
}

function certificatesOfMessage(bytes: Uint8Array<ArrayBuffer>): readonly Certificate[] {
  try {
    const { content } = ContentInfo.fromBER(bytes);
    const { certificates = [] } = new SignedData({ schema: content });

    return certificates.flatMap((each) =>
      each instanceof Certificate ? (readCertificate(derOf(each)) ?? []) : [],
    );
  } catch {
    // The library throws for everything that is no message.
    return [];
  }
}
