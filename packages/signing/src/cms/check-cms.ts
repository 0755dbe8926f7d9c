import { Failure, isFailure } from '@octavo/contract/failures';
import type { SignatureDigest } from '@octavo/contract/signing/signature-order';
import * as asn1js from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from 'pkijs';
import { checkSignature } from '../certificates/verify-signature.ts';
import { digestIdentifiers } from './signature-value.ts';
import { attributeTypes } from './signed-attributes.ts';

/**
 * Checks that a signature that was made elsewhere is one of these bytes, by a certificate that it contains. Returns
 * the certificate.
 *
 * @throws Failure `signature-digest-differs` for a signature of other bytes, `signature-cms-invalid`
 */
export async function checkCms(
  cms: Uint8Array,
  { digest, algorithm }: { readonly digest: Uint8Array; readonly algorithm: SignatureDigest },
): Promise<Certificate> {
  const { signer, certificates } = read(cms);
  const stated = valueOf(signer, 'messageDigest');

  if (
    signer.digestAlgorithm.algorithmId !== digestIdentifiers[algorithm] ||
    !(stated instanceof asn1js.OctetString) ||
    !isSame(new Uint8Array(stated.getValue()), digest)
  ) {
    throw new Failure('signature-digest-differs');
  }

  const certificate = certificates.find((each) => isSignerOf(each, signer.sid));

  if (certificate === undefined || valueOf(signer, 'signingCertificate') === null) {
    throw new Failure('signature-cms-invalid', 'no certificate of the signer');
  }

  const check = await checkSignature(certificate.subjectPublicKeyInfo, {
    data: signer.signedAttrs!.encodedValue,
    signature: signer.signature.valueBlock.valueHexView,
    algorithm: signer.signatureAlgorithm,
    digest: algorithm.toUpperCase(),
  });

  if (check !== 'right') {
    throw new Failure('signature-cms-invalid', `signature of the attributes: ${check}`);
  }

  return certificate;
}

interface ReadCms {
  readonly signer: SignerInfo;
  readonly certificates: readonly Certificate[];
}

function read(cms: Uint8Array): ReadCms {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(cms).content });
    const [signer, ...others] = signed.signerInfos;

    if (signer?.signedAttrs === undefined || others.length > 0 || signed.encapContentInfo.eContent) {
      throw new Failure('signature-cms-invalid', 'expected one signer with attributes, and no content');
    }

    return {
      signer,
      certificates: (signed.certificates ?? []).filter((each) => each instanceof Certificate),
    };
  } catch (error) {
    throw isFailure(error) ? error : new Failure('signature-cms-invalid', String(error), { cause: error });
  }
}

function valueOf({ signedAttrs }: SignerInfo, name: keyof typeof attributeTypes): asn1js.BaseBlock | null {
  const values = signedAttrs?.attributes.find(({ type }) => type === attributeTypes[name])?.values;

  return values?.length === 1 ? values[0] : null;
}

function isSignerOf(certificate: Certificate, sid: unknown): boolean {
  return (
    sid instanceof IssuerAndSerialNumber &&
    certificate.issuer.isEqual(sid.issuer) &&
    certificate.serialNumber.isEqual(sid.serialNumber)
  );
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
