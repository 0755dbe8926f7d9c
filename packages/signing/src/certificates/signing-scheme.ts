import type { SignatureDigest } from '@octavo/contract/signing/signature-request';
import * as asn1js from 'asn1js';
import { AlgorithmIdentifier, type Certificate, PrivateKeyInfo, RSASSAPSSParams } from 'pkijs';
import { curveOf, digestName, schemeOf } from './algorithms.ts';

/** Way in which the key of a certificate signs. */
export type SigningScheme =
  | { readonly kind: 'pkcs1' | 'ed25519' }
  /** `digest` is the one that the certificate permits; null for any. */
  | { readonly kind: 'pss'; readonly digest: SignatureDigest | null }
  | { readonly kind: 'ecdsa'; readonly curve: string };

/** Digests as strong as the curve that signs them (FIPS 186-5, 6.1.1). */
const digestsOfCurves: Readonly<Record<string, SignatureDigest>> = { 'P-384': 'sha-384', 'P-521': 'sha-512' };

const rsaEncryption = '1.2.840.113549.1.1.1';

/** Scheme of a certificate's key; null for one that Web Crypto does not have. */
export function signingSchemeOf({ subjectPublicKeyInfo: { algorithm } }: Certificate): SigningScheme | null {
  const parameters: unknown = algorithm.algorithmParams;

  switch (schemeOf(algorithm.algorithmId)?.scheme) {
    case 'pkcs1':
      return { kind: 'pkcs1' };
    case 'ed25519':
      return { kind: 'ed25519' };
    case 'pss':
      return { kind: 'pss', digest: permittedDigest(algorithm) };
    case 'ecdsa': {
      const curve =
        parameters instanceof asn1js.ObjectIdentifier ? curveOf(parameters.valueBlock.toString()) : null;

      return curve === null ? null : { kind: 'ecdsa', curve: curve.name };
    }
    default:
      return null;
  }
}

/** Digest for the signatures of a key. */
export function digestFor(scheme: SigningScheme): SignatureDigest {
  switch (scheme.kind) {
    case 'pkcs1':
      return 'sha-256';
    case 'pss':
      return scheme.digest ?? 'sha-256';
    // RFC 8419, 3.1: the key signs attributes with SHA-512 itself.
    case 'ed25519':
      return 'sha-512';
    case 'ecdsa':
      return digestsOfCurves[scheme.curve] ?? 'sha-256';
  }
}

/** Algorithm of a key and of its signatures in Web Crypto. */
export function cryptoAlgorithm(scheme: SigningScheme, digest: SignatureDigest): Algorithm {
  const hash = digest.toUpperCase();

  switch (scheme.kind) {
    case 'pkcs1':
      return { name: 'RSASSA-PKCS1-v1_5', hash };
    case 'pss':
      return { name: 'RSA-PSS', hash, saltLength: saltBytes(digest) };
    case 'ed25519':
      return { name: 'Ed25519' };
    case 'ecdsa':
      return { name: 'ECDSA', hash, namedCurve: scheme.curve };
  }
}

/** Bytes of the salt of RSA-PSS: those of the digest, as every program expects. */
export function saltBytes(digest: SignatureDigest): number {
  return Number(digest.slice(-3)) / 8;
}

/** Imports a private key (PKCS#8) that cannot be read again; null when it is no key of this scheme. */
export async function importSigningKey(key: Uint8Array, scheme: SigningScheme): Promise<CryptoKey | null> {
  const algorithm = cryptoAlgorithm(scheme, digestFor(scheme));
  const named = scheme.kind === 'pss' ? asGeneralRsa(key) : key;

  try {
    return await crypto.subtle.importKey('pkcs8', named, algorithm, false, ['sign']);
  } catch {
    // Web Crypto refuses keys of another kind with errors of several kinds.
    return null;
  } finally {
    if (named !== key) {
      named.fill(0);
    }
  }
}

/** Web Crypto takes RSA keys under their general name only, whatever they are restricted to. */
function asGeneralRsa(key: Uint8Array): Uint8Array {
  const info = PrivateKeyInfo.fromBER(key);
  info.privateKeyAlgorithm = new AlgorithmIdentifier({
    algorithmId: rsaEncryption,
    algorithmParams: new asn1js.Null(),
  });

  return new Uint8Array(info.toSchema().toBER());
}

function permittedDigest({ algorithmParams }: AlgorithmIdentifier): SignatureDigest | null {
  const parameters: unknown = algorithmParams;
  const name =
    parameters instanceof asn1js.Sequence
      ? digestName(new RSASSAPSSParams({ schema: parameters }).hashAlgorithm.algorithmId)
      : null;

  switch (name) {
    case 'SHA-256':
      return 'sha-256';
    case 'SHA-384':
      return 'sha-384';
    case 'SHA-512':
      return 'sha-512';
    default:
      return null;
  }
}
