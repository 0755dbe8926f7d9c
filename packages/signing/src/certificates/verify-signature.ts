import * as asn1js from 'asn1js';
import { AlgorithmIdentifier, PublicKeyInfo, RSASSAPSSParams } from 'pkijs';
import { readAsn1 } from '../read-asn1.ts';
import { isWellFormed } from '../well-formed.ts';
import { curveOf, digestName, schemeOf } from './algorithms.ts';

/** `unsupported`: an algorithm or a key that Web Crypto does not have. */
export type SignatureCheck = 'right' | 'wrong' | 'unsupported';

interface SignedBytes {
  readonly data: BufferSource;
  readonly signature: Uint8Array;
  readonly algorithm: AlgorithmIdentifier;
  /** Digest of the message, for algorithms that name none. */
  readonly digest?: string;
}

interface VerificationScheme {
  readonly key: Algorithm;
  readonly use: Algorithm;
  /** Digest that the signature is made over; null for Ed25519, which has its own. */
  readonly digest: string | null;
  /** Length of a coordinate of an elliptic curve, whose signatures Web Crypto takes as two numbers side by side. */
  readonly coordinateBytes: number | null;
}

const rsaEncryption = '1.2.840.113549.1.1.1';
const rsaPss = '1.2.840.113549.1.1.10';

/** Checks a signature with the public key of a certificate. */
export async function checkSignature(key: PublicKeyInfo, signed: SignedBytes): Promise<SignatureCheck> {
  const scheme = schemeFor(key, signed);

  if (scheme === null) {
    return 'unsupported';
  }

  const signature =
    scheme.coordinateBytes === null ? signed.signature : sideBySide(signed.signature, scheme.coordinateBytes);

  if (signature === null) {
    return 'wrong';
  }

  const publicKey = await importKey(key, scheme.key);

  if (publicKey === null) {
    return 'unsupported';
  }

  return (await crypto.subtle.verify(scheme.use, publicKey, signature, signed.data)) ? 'right' : 'wrong';
}

/** Digest that an algorithm signs with; null when it has its own or is not known. */
export function digestOfAlgorithm(algorithm: AlgorithmIdentifier): string | null {
  const known = schemeOf(algorithm.algorithmId);

  return known?.scheme === 'pss' ? pssParameters(algorithm).digest : (known?.digest ?? null);
}

function schemeFor(key: PublicKeyInfo, { algorithm, digest }: SignedBytes): VerificationScheme | null {
  const known = schemeOf(algorithm.algorithmId);

  if (known === null) {
    return null;
  }

  if (known.scheme === 'ed25519') {
    const name = { name: 'Ed25519' };

    return { key: name, use: name, digest: null, coordinateBytes: null };
  }

  const pss = known.scheme === 'pss' ? pssParameters(algorithm) : null;
  const hash = pss === null ? (known.digest ?? digest ?? null) : pss.digest;

  if (hash === null) {
    return null;
  }

  if (pss !== null) {
    const name = { name: 'RSA-PSS', hash };

    return { key: name, use: { ...name, saltLength: pss.saltBytes }, digest: hash, coordinateBytes: null };
  }

  if (known.scheme === 'pkcs1') {
    const name = { name: 'RSASSA-PKCS1-v1_5', hash };

    return { key: name, use: name, digest: hash, coordinateBytes: null };
  }

  const identifier: unknown = key.algorithm.algorithmParams;
  const curve =
    identifier instanceof asn1js.ObjectIdentifier ? curveOf(identifier.valueBlock.toString()) : null;

  return curve === null
    ? null
    : {
        key: { name: 'ECDSA', namedCurve: curve.name },
        use: { name: 'ECDSA', hash },
        digest: hash,
        coordinateBytes: curve.bytes,
      };
}

/** Parameters of RSASSA-PSS. Web Crypto masks with the digest of the message, so another one is not supported. */
function pssParameters(algorithm: AlgorithmIdentifier): { digest: string | null; saltBytes: number } {
  try {
    const parameters = new RSASSAPSSParams(
      algorithm.algorithmParams === undefined ? {} : { schema: algorithm.algorithmParams },
    );
    const digest = digestName(parameters.hashAlgorithm.algorithmId);
    const masked: unknown = parameters.maskGenAlgorithm.algorithmParams;
    const mask =
      masked instanceof asn1js.Sequence ? new AlgorithmIdentifier({ schema: masked }).algorithmId : null;

    return {
      digest: mask === null || digestName(mask) === digest ? digest : null,
      saltBytes: parameters.saltLength,
    };
  } catch {
    // The library throws for every structure that is no such parameters.
    return { digest: null, saltBytes: 0 };
  }
}

async function importKey(key: PublicKeyInfo, algorithm: Algorithm): Promise<CryptoKey | null> {
  // Web Crypto takes RSA keys under their general name only, whatever the certificate restricts them to.
  const named =
    key.algorithm.algorithmId === rsaPss
      ? new PublicKeyInfo({
          algorithm: new AlgorithmIdentifier({
            algorithmId: rsaEncryption,
            algorithmParams: new asn1js.Null(),
          }),
          subjectPublicKey: key.subjectPublicKey,
        })
      : key;

  return crypto.subtle
    .importKey('spki', named.toSchema().toBER(), algorithm, false, ['verify'])
    .catch(() => null);
}

const sequenceTag = 0x30;

/** The two numbers of an ECDSA signature in DER, each of the length of a coordinate; null when they do not fit. */
function sideBySide(signature: Uint8Array, bytes: number): Uint8Array | null {
  if (signature[0] !== sequenceTag || !isWellFormed(signature)) {
    return null;
  }

  const result = readAsn1(signature)?.value;
  const numbers = result instanceof asn1js.Sequence ? result.valueBlock.value : [];
  const joined = new Uint8Array(2 * bytes);

  if (numbers.length !== 2) {
    return null;
  }

  for (const [index, number] of numbers.entries()) {
    if (!(number instanceof asn1js.Integer)) {
      return null;
    }

    const digits = withoutLeadingZeros(number.valueBlock.valueHexView);

    if (digits.length > bytes) {
      return null;
    }

    joined.set(digits, (index + 1) * bytes - digits.length);
  }

  return joined;
}

function withoutLeadingZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);

  return first === -1 ? bytes.subarray(bytes.length) : bytes.subarray(first);
}
