/** Web Crypto, which browsers and Node share: the part that `packages/signing` and the types of its libraries use. */
type BufferSource = ArrayBuffer | ArrayBufferView;
type KeyUsage =
  | 'encrypt'
  | 'decrypt'
  | 'sign'
  | 'verify'
  | 'deriveKey'
  | 'deriveBits'
  | 'wrapKey'
  | 'unwrapKey';
type AlgorithmIdentifier = string | Algorithm;

interface Algorithm {
  readonly iv?: BufferSource;
  name: string;
  hash?: { name: string } | string;
  namedCurve?: string;
  modulusLength?: number;
  publicExponent?: Uint8Array;
  saltLength?: number;
}

interface JsonWebKey {
  kty?: string;
  [member: string]: unknown;
}

interface CryptoKey {
  readonly algorithm: Algorithm;
  readonly extractable: boolean;
  readonly type: 'private' | 'public' | 'secret';
  readonly usages: KeyUsage[];
}

interface CryptoKeyPair {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

interface SubtleCrypto {
  digest(algorithm: AlgorithmIdentifier, data: BufferSource): Promise<ArrayBuffer>;
  sign(algorithm: AlgorithmIdentifier, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer>;
  encrypt(algorithm: AlgorithmIdentifier, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer>;
  verify(
    algorithm: AlgorithmIdentifier,
    key: CryptoKey,
    signature: BufferSource,
    data: BufferSource,
  ): Promise<boolean>;
  generateKey(
    algorithm: AlgorithmIdentifier,
    extractable: boolean,
    usages: readonly KeyUsage[],
  ): Promise<CryptoKeyPair>;
  importKey(
    format: 'pkcs8' | 'spki' | 'raw',
    data: BufferSource,
    algorithm: AlgorithmIdentifier,
    extractable: boolean,
    usages: readonly KeyUsage[],
  ): Promise<CryptoKey>;
  exportKey(format: 'pkcs8' | 'spki' | 'raw', key: CryptoKey): Promise<ArrayBuffer>;
}

interface Crypto {
  readonly subtle: SubtleCrypto;
  getRandomValues<Bytes extends Uint8Array>(bytes: Bytes): Bytes;
}

declare const crypto: Crypto;
