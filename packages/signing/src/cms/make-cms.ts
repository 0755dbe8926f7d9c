import type { SignatureDigest } from '@octavo/contract/signing/signature-request';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SigningIdentity } from '../certificates/signing-identity.ts';
import { digestIdentifiers, signatureAlgorithm, signBytes } from './signature-value.ts';
import { signedAttributes } from './signed-attributes.ts';

const signedDataType = '1.2.840.113549.1.7.2';
const plainData = '1.2.840.113549.1.7.1';

/**
 * Signs a digest as CMS (RFC 5652) with the certificate and all of its issuers. The key signs the attributes directly,
 * as the library knows neither Ed25519 nor every form of RSA-PSS.
 */
export async function makeCms(
  { digest, algorithm }: { readonly digest: Uint8Array; readonly algorithm: SignatureDigest },
  identity: SigningIdentity,
): Promise<Uint8Array<ArrayBuffer>> {
  const { certificate, chain, scheme } = identity;
  const { attributes, bytes } = await signedAttributes(digest, certificate);
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: digestIdentifiers[algorithm] });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm,
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: [...attributes] }),
    signatureAlgorithm: signatureAlgorithm(scheme, algorithm),
    signature: new asn1js.OctetString({ valueHex: await signBytes(identity, algorithm, bytes) }),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: plainData }),
    certificates: [certificate, ...chain],
    signerInfos: [signer],
  });
  const info = new ContentInfo({ contentType: signedDataType, content: signed.toSchema(true) });

  return new Uint8Array(info.toSchema().toBER());
}
