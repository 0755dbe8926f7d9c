import * as asn1js from 'asn1js';
import { AlgorithmIdentifier, type Certificate, IssuerAndSerialNumber, type SignerInfo } from 'pkijs';
import { digestName, isWeakDigest } from '../../certificates/algorithms.ts';
import { derOf } from '../../certificates/read-certificate.ts';
import { readAsn1 } from '../../read-asn1.ts';
import { sameBytes } from '../same-bytes.ts';
import { attributeValues } from './read-message.ts';

/** Attributes that bind the certificate to the signature (RFC 5035): the newer one names its digest. */
const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47';
const signingCertificate = '1.2.840.113549.1.9.16.2.12';

const keyIdentifier = '2.5.29.14';

/** Certificate of a signer among those that came with the signature or the file; null when it is missing. */
export function certificateOfSigner(
  { sid }: SignerInfo,
  certificates: readonly Certificate[],
): Certificate | null {
  const identifier: unknown = sid;

  if (identifier instanceof IssuerAndSerialNumber) {
    const { issuer, serialNumber } = identifier;

    return (
      certificates.find(
        (certificate) => certificate.issuer.isEqual(issuer) && certificate.serialNumber.isEqual(serialNumber),
      ) ?? null
    );
  }

  // [0] SubjectKeyIdentifier
  const key = identifier instanceof asn1js.Primitive ? identifier.valueBlock.valueHexView : null;

  return key === null
    ? null
    : (certificates.find((certificate) => {
        const extension = certificate.extensions?.find(({ extnID }) => extnID === keyIdentifier);
        const own = readAsn1(extension?.extnValue.getValue() ?? new ArrayBuffer(0))?.value;

        return own instanceof asn1js.OctetString && sameBytes(own.valueBlock.valueHexView, key);
      }) ?? null);
}

/** `missing` when no attribute names the certificate, `weak` when only a digest that can be forged does. */
export type CertificateBinding = 'bound' | 'weak' | 'missing' | 'wrong';

/**
 * Compares the certificate with the one that the signed attributes bind: without them, another certificate of the same
 * key could be put in its place.
 */
export async function bindingOf(
  { signedAttrs }: SignerInfo,
  certificate: Certificate,
): Promise<CertificateBinding> {
  const attributes = signedAttrs?.attributes ?? [];
  const names: string[] = [];

  for (const type of [signingCertificateV2, signingCertificate]) {
    const values = attributeValues(attributes, type);

    if (values === null) {
      return 'wrong';
    }

    if (values.length === 0) {
      continue;
    }

    const bound = boundDigest(values[0], type === signingCertificate);

    if (bound === null) {
      return 'wrong';
    }

    const digest = await crypto.subtle.digest(bound.name, derOf(certificate));

    if (!sameBytes(new Uint8Array(digest), bound.digest)) {
      return 'wrong';
    }

    names.push(bound.name);
  }

  if (names.length === 0) {
    return 'missing';
  }

  return names.every(isWeakDigest) ? 'weak' : 'bound';
}

/** Digest of the first certificate of the attribute: the signer's. */
function boundDigest(value: unknown, isFirstVersion: boolean): { name: string; digest: Uint8Array } | null {
  const list = value instanceof asn1js.Sequence ? value.valueBlock.value[0] : null;
  const first = list instanceof asn1js.Sequence ? list.valueBlock.value[0] : null;
  const parts: readonly unknown[] = first instanceof asn1js.Sequence ? first.valueBlock.value : [];
  const digest = parts.find((part) => part instanceof asn1js.OctetString);
  const [algorithm] = parts;

  if (digest === undefined) {
    return null;
  }

  const usual = isFirstVersion ? 'SHA-1' : 'SHA-256';
  const name =
    algorithm instanceof asn1js.Sequence
      ? digestName(new AlgorithmIdentifier({ schema: algorithm }).algorithmId)
      : usual;

  return name === null ? null : { name, digest: digest.valueBlock.valueHexView };
}
