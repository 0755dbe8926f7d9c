import * as asn1js from 'asn1js';
import { Attribute, type Certificate } from 'pkijs';

/** Attributes that a signature covers, and their bytes as they are signed. */
export interface SignedAttributes {
  readonly attributes: readonly Attribute[];
  /** DER of the set (RFC 5652, 5.4). */
  readonly bytes: Uint8Array;
}

/** Object identifiers of attributes (RFC 5652, 11; RFC 5035, 3). */
const attributeTypes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
} as const;

const plainData = '1.2.840.113549.1.7.1';

/**
 * Attributes of a PAdES signature (ETSI EN 319 142-1, 6.3): without a signing time, which the dictionary of the
 * signature has.
 */
export async function signedAttributes(
  digest: Uint8Array,
  certificate: Certificate,
): Promise<SignedAttributes> {
  const attributes = [
    attribute('contentType', new asn1js.ObjectIdentifier({ value: plainData })),
    attribute('messageDigest', new asn1js.OctetString({ valueHex: digest })),
    attribute('signingCertificate', await signingCertificate(certificate)),
  ]
    .map((made) => ({ made, der: new Uint8Array(made.toSchema().toBER()) }))
    // The elements of a set stand in the order of their bytes (X.690, 11.6).
    .sort((one, other) => compareBytes(one.der, other.der));

  return {
    attributes: attributes.map(({ made }) => made),
    bytes: new Uint8Array(new asn1js.Set({ value: attributes.map(({ made }) => made.toSchema()) }).toBER()),
  };
}

/** SigningCertificateV2 with the SHA-256 of the certificate, its issuer and its number (RFC 5035, 4). */
async function signingCertificate(certificate: Certificate): Promise<asn1js.Sequence> {
  const hash = await crypto.subtle.digest('SHA-256', certificate.toSchema().toBER());
  const directoryName = new asn1js.Constructed({
    idBlock: { tagClass: 3, tagNumber: 4 },
    value: [certificate.issuer.toSchema()],
  });
  const issuerSerial = new asn1js.Sequence({
    value: [new asn1js.Sequence({ value: [directoryName] }), certificate.serialNumber],
  });
  const named = new asn1js.Sequence({
    value: [new asn1js.OctetString({ valueHex: hash }), issuerSerial],
  });

  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [named] })] });
}

function attribute(name: keyof typeof attributeTypes, value: asn1js.BaseBlock): Attribute {
  return new Attribute({ type: attributeTypes[name], values: [value] });
}

function compareBytes(one: Uint8Array, other: Uint8Array): number {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);

    if (difference !== 0) {
      return difference;
    }
  }

  return one.length - other.length;
}
