import { createDecipheriv, createHash } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import { spunHash } from './spun-hash.ts';

/** Key and algorithms of an agile encryption ([MS-OFFCRYPTO], 2.3.4.10). */
export interface AgileKey {
  readonly cipher: string;
  readonly key: Uint8Array;
  readonly hash: string;
  readonly salt: Uint8Array;
  readonly blockBytes: number;
}

/** Block keys for the last hash of each key (2.3.4.13). */
const verifierInput = Buffer.from('fea7d2763b4b9e79', 'hex');
const verifierValue = Buffer.from('d7aa0f6d3061344e', 'hex');
const keyValue = Buffer.from('146e0be7abacd0d6', 'hex');

/** More rounds than any program writes; a higher count would only burn processor time. */
const mostRounds = 10_000_000;

/** Key sizes of AES in bits; its blocks have 16 bytes. */
const keyBits: ReadonlySet<number> = new Set([128, 192, 256]);
const cipherBlockBytes = 16;

/** @throws Failure `wrong-password`, `password-not-supported`. */
export function agileKey(description: Uint8Array, password: string): AgileKey {
  const xml = Buffer.from(description).toString('utf8');
  const data = attributesOf(xml, 'keyData');
  const lock = attributesOf(xml, '(?:\\w+:)?encryptedKey');
  const rounds = Number(lock('spinCount'));

  if (
    data('cipherAlgorithm') !== 'AES' ||
    data('cipherChaining') !== 'ChainingModeCBC' ||
    !(rounds >= 0 && rounds <= mostRounds) ||
    !keyBits.has(Number(lock('keyBits'))) ||
    !keyBits.has(Number(data('keyBits'))) ||
    Number(data('blockSize')) !== cipherBlockBytes
  ) {
    throw new Failure('password-not-supported', 'unusual encryption');
  }

  const hash = hashOf(lock('hashAlgorithm'));
  const salt = Buffer.from(lock('saltValue'), 'base64');
  const spun = spunHash(hash, salt, password, rounds);
  const unlock = (purpose: Uint8Array, name: string) =>
    decryptValue(lock(name), salt, fitted(digest(hash, spun, purpose), Number(lock('keyBits')) / 8));

  const expected = unlock(verifierValue, 'encryptedVerifierHashValue');
  const actual = digest(hash, unlock(verifierInput, 'encryptedVerifierHashInput'));

  if (!expected.subarray(0, actual.length).equals(actual)) {
    throw new Failure('wrong-password');
  }

  const keyBytes = Number(data('keyBits')) / 8;

  return {
    cipher: `aes-${keyBytes * 8}-cbc`,
    key: unlock(keyValue, 'encryptedKeyValue').subarray(0, keyBytes),
    hash: hashOf(data('hashAlgorithm')),
    salt: Buffer.from(data('saltValue'), 'base64'),
    blockBytes: Number(data('blockSize')),
  };
}

export function segmentIv({ hash, salt, blockBytes }: AgileKey, index: number): Buffer {
  const number = Buffer.alloc(4);
  number.writeUInt32LE(index);

  return fitted(digest(hash, salt, number), blockBytes);
}

function decryptValue(value: string, iv: Uint8Array, key: Uint8Array): Buffer {
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(false);

  return Buffer.concat([decipher.update(value, 'base64'), decipher.final()]);
}

function digest(hash: string, ...parts: readonly Uint8Array[]): Buffer {
  return createHash(hash).update(Buffer.concat(parts)).digest();
}

/** Truncates, or pads with the byte 0x36 (2.3.4.11). */
function fitted(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length, 0x36)]).subarray(0, length);
}

const hashes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SHA1: 'sha1',
    'SHA-1': 'sha1',
    SHA256: 'sha256',
    SHA384: 'sha384',
    SHA512: 'sha512',
  }),
);

function hashOf(name: string): string {
  const hash = hashes.get(name);

  if (hash === undefined) {
    throw new Failure('password-not-supported', `hash ${name}`);
  }

  return hash;
}

/**
 * Attributes of the first element of this name; a regular expression is enough, because the standard fixes
 * the form.
 */
function attributesOf(xml: string, element: string): (name: string) => string {
  const [tag = ''] = new RegExp(`<${element}\\s[^>]*>`).exec(xml) ?? [];

  return (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
