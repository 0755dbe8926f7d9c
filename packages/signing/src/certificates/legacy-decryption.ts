import { binaryToBytes, bytesToBinary } from '@octavo/pdf/bytes/binary';
import { deriveBytes, passwordBytes } from './pkcs12-derivation.ts';

/** Encryption of PKCS#12 before AES (RFC 7292, appendix C). */
interface LegacyScheme {
  readonly cipher: '3des' | 'rc2';
  readonly keyBytes: number;
}

const schemes: Readonly<Record<string, LegacyScheme>> = {
  '1.2.840.113549.1.12.1.3': { cipher: '3des', keyBytes: 24 },
  '1.2.840.113549.1.12.1.4': { cipher: '3des', keyBytes: 16 },
  '1.2.840.113549.1.12.1.5': { cipher: 'rc2', keyBytes: 16 },
  '1.2.840.113549.1.12.1.6': { cipher: 'rc2', keyBytes: 5 },
};

/**
 * Only the ciphers of node-forge, loaded for old files: 13 kB compressed. A whole reader of PKCS#12, such as that of
 * libpdf, brings nine times as much and no Ed25519.
 */
const ciphers: Readonly<
  Record<LegacyScheme['cipher'], (key: string, vector: string) => Promise<ForgeCipher>>
> = {
  async '3des'(key, vector) {
    const { default: des } = await import('node-forge/lib/des.js');

    return des.startDecrypting(key, vector, null);
  },
  async rc2(key, vector) {
    const { default: rc2 } = await import('node-forge/lib/rc2.js');
    const cipher = rc2.createDecryptionCipher(key, 8 * key.length);
    cipher.start(vector, null);

    return cipher;
  },
};

export interface LegacyEncryption {
  readonly algorithm: string;
  readonly salt: Uint8Array;
  readonly iterations: number;
}

export function isLegacy(algorithm: string): boolean {
  return schemes[algorithm] !== undefined;
}

/**
 * Decrypts 3DES or RC2, which Web Crypto does not have; null when the password is wrong. The ciphers work on strings,
 * which no program can overwrite: they are left to the garbage collector.
 */
export async function decryptLegacy(
  encrypted: Uint8Array,
  { algorithm, salt, iterations }: LegacyEncryption,
  password: string,
): Promise<Uint8Array | null> {
  const scheme = schemes[algorithm];

  if (scheme === undefined) {
    throw new Error(`not a legacy algorithm: ${algorithm}`);
  }

  const given = { digest: 'SHA-1', password: passwordBytes(password), salt, iterations } as const;
  const key = await deriveBytes({ ...given, use: 'key', length: scheme.keyBytes });
  const vector = await deriveBytes({ ...given, use: 'vector', length: 8 });
  given.password.fill(0);
  const { default: util } = await import('node-forge/lib/util.js');
  const cipher = await ciphers[scheme.cipher](bytesToBinary(key), bytesToBinary(vector));
  key.fill(0);
  cipher.update(util.createBuffer(bytesToBinary(encrypted)));

  return cipher.finish() ? binaryToBytes(cipher.output.getBytes()) : null;
}
