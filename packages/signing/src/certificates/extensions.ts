import * as asn1js from 'asn1js';
import { BasicConstraints, type Certificate, ExtKeyUsage } from 'pkijs';

const extensions = {
  keyUsage: '2.5.29.15',
  alternativeNames: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
} as const;

/** Bits of a key usage (RFC 5280, 4.2.1.3) in the order of its first octet. */
const usageBits = {
  digitalSignature: 0x80,
  nonRepudiation: 0x40,
  keyCertSign: 0x04,
  crlSign: 0x02,
} as const;

/**
 * Extensions that a path check understands, or that do not restrict what it checks. One that is critical and not
 * among them makes a certificate unusable (RFC 5280, 4.2).
 */
const understood = new Set<string>([
  ...Object.values(extensions),
  '2.5.29.14', // subject key identifier
  '2.5.29.18', // names of the issuer
  '2.5.29.31', // places of revocation lists
  '2.5.29.32', // policies: any policy is accepted
  '2.5.29.35', // authority key identifier
  '2.5.29.46', // newest revocation list
  '1.3.6.1.5.5.7.1.1', // places of the authority
  '1.3.6.1.5.5.7.1.3', // statements of qualified certificates
  '1.3.6.1.5.5.7.48.1.5', // OCSP signer without revocation
]);

/** Names that an authority may vouch for. They are not compared, so an authority that has them vouches for nobody. */
const nameConstraints = '2.5.29.30';

function extensionBytes(certificate: Certificate, identifier: string): ArrayBuffer | null {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === identifier);

  return extension === undefined ? null : extension.extnValue.getValue();
}

/** True when the key may be used for one of these, which it also may when its certificate restricts nothing. */
export function hasUsage(certificate: Certificate, ...usages: (keyof typeof usageBits)[]): boolean {
  const bytes = extensionBytes(certificate, extensions.keyUsage);

  if (bytes === null) {
    return true;
  }

  const { result } = asn1js.fromBER(bytes);
  const bits = result instanceof asn1js.BitString ? (result.valueBlock.valueHexView[0] ?? 0) : 0;

  return usages.some((usage) => (bits & usageBits[usage]) !== 0);
}

/** Purposes that the certificate names (RFC 5280, 4.2.1.12); null when it is not restricted to any. */
export function purposesOf(certificate: Certificate): readonly string[] | null {
  const bytes = extensionBytes(certificate, extensions.extendedKeyUsage);

  return bytes === null ? null : ExtKeyUsage.fromBER(bytes).keyPurposes;
}

/** True when a program must heed the purposes of the certificate. */
export function isPurposeCritical({ extensions: own = [] }: Certificate): boolean {
  return own.some(({ extnID, critical }) => extnID === extensions.extendedKeyUsage && critical);
}

/** Authority's right to issue certificates: how many authorities may stand below it; null when it is no authority. */
export function issuingDepth(certificate: Certificate): number | null {
  const bytes = extensionBytes(certificate, extensions.basicConstraints);

  if (bytes === null) {
    return null;
  }

  const { cA, pathLenConstraint } = BasicConstraints.fromBER(bytes);

  if (!cA) {
    return null;
  }

  if (pathLenConstraint === undefined) {
    return Number.POSITIVE_INFINITY;
  }

  return typeof pathLenConstraint === 'number' ? pathLenConstraint : Number(pathLenConstraint.toBigInt());
}

/** @param isRoot constraints of a root that are not critical do not bind: the operator trusts it as it is */
export function hasOnlyUnderstoodExtensions(certificate: Certificate, isRoot = false): boolean {
  return (certificate.extensions ?? []).every(
    ({ extnID, critical }) => (isRoot || extnID !== nameConstraints) && (!critical || understood.has(extnID)),
  );
}

/** E-mail address among the alternative names (RFC 5280, 4.2.1.6); null when there is none. */
export function alternativeEmail(certificate: Certificate): string | null {
  const bytes = extensionBytes(certificate, extensions.alternativeNames);
  const names = bytes === null ? null : asn1js.fromBER(bytes).result;

  if (!(names instanceof asn1js.Sequence)) {
    return null;
  }

  // [1] IMPLICIT IA5String
  const email = names.valueBlock.value.find(
    (name) => name.idBlock.tagClass === 3 && name.idBlock.tagNumber === 1,
  );

  return email instanceof asn1js.Primitive
    ? new TextDecoder('latin1').decode(email.valueBlock.valueHexView)
    : null;
}
