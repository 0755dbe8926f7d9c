import type { SignatureDigest } from '@octavo/contract/signing/signature-request';
import * as asn1js from 'asn1js';
import { AlgorithmIdentifier, RSASSAPSSParams } from 'pkijs';
import { cryptoAlgorithm, type SigningScheme, saltBytes } from '../certificates/signing-scheme.ts';

/** Object identifiers of digests (RFC 5754, 2). */
export const digestIdentifiers: Readonly<Record<SignatureDigest, string>> = {
  'sha-256': '2.16.840.1.101.3.4.2.1',
  'sha-384': '2.16.840.1.101.3.4.2.2',
  'sha-512': '2.16.840.1.101.3.4.2.3',
};

const pkcs1Identifiers: Readonly<Record<SignatureDigest, string>> = {
  'sha-256': '1.2.840.113549.1.1.11',
  'sha-384': '1.2.840.113549.1.1.12',
  'sha-512': '1.2.840.113549.1.1.13',
};

const ecdsaIdentifiers: Readonly<Record<SignatureDigest, string>> = {
  'sha-256': '1.2.840.10045.4.3.2',
  'sha-384': '1.2.840.10045.4.3.3',
  'sha-512': '1.2.840.10045.4.3.4',
};

const pssIdentifier = '1.2.840.113549.1.1.10';
const maskIdentifier = '1.2.840.113549.1.1.8';
const ed25519Identifier = '1.3.101.112';

export interface SigningKey {
  readonly key: CryptoKey;
  readonly scheme: SigningScheme;
}

/** Signs bytes, with the signature in the form of CMS. */
export async function signBytes(
  { key, scheme }: SigningKey,
  digest: SignatureDigest,
  data: Uint8Array,
): Promise<Uint8Array> {
  const signature = new Uint8Array(await crypto.subtle.sign(cryptoAlgorithm(scheme, digest), key, data));

  return scheme.kind === 'ecdsa' ? asSequence(signature) : signature;
}

/** Algorithm of a signature as CMS names it. */
export function signatureAlgorithm(scheme: SigningScheme, digest: SignatureDigest): AlgorithmIdentifier {
  switch (scheme.kind) {
    case 'pkcs1':
      return new AlgorithmIdentifier({
        algorithmId: pkcs1Identifiers[digest],
        algorithmParams: new asn1js.Null(),
      });
    case 'ecdsa':
      return new AlgorithmIdentifier({ algorithmId: ecdsaIdentifiers[digest] });
    case 'ed25519':
      return new AlgorithmIdentifier({ algorithmId: ed25519Identifier });
    case 'pss': {
      const hashAlgorithm = new AlgorithmIdentifier({ algorithmId: digestIdentifiers[digest] });
      const maskGenAlgorithm = new AlgorithmIdentifier({
        algorithmId: maskIdentifier,
        algorithmParams: hashAlgorithm.toSchema(),
      });
      const parameters = new RSASSAPSSParams({
        hashAlgorithm,
        maskGenAlgorithm,
        saltLength: saltBytes(digest),
      });

      return new AlgorithmIdentifier({ algorithmId: pssIdentifier, algorithmParams: parameters.toSchema() });
    }
  }
}

/** The two numbers that Web Crypto writes side by side, as a sequence (RFC 3279, 2.2.3). */
function asSequence(signature: Uint8Array): Uint8Array {
  const half = signature.length / 2;
  const value = [signature.subarray(0, half), signature.subarray(half)].map(
    (number) => new asn1js.Integer({ valueHex: positive(number) }),
  );

  return new Uint8Array(new asn1js.Sequence({ value }).toBER());
}

/** Shortest form of a positive number in DER. */
function positive(number: Uint8Array): Uint8Array {
  const first = number.findIndex((byte) => byte !== 0);
  const digits = first === -1 ? new Uint8Array(1) : number.subarray(first);

  return (digits[0] ?? 0) >= 0x80 ? new Uint8Array([0, ...digits]) : digits.slice();
}
