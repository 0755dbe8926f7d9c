import { createDecipheriv, createHash } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import { spunHash } from './spun-hash.ts';

const rounds = 50_000;
const aes = new Set([0x660e, 0x660f, 0x6610]);

/**
 * Derives the key of a standard encryption ([MS-OFFCRYPTO], 2.3.4.5 to 2.3.4.9) from the description that
 * follows its version.
 *
 * @throws Failure `wrong-password`, `password-not-supported`, `damaged-file`.
 */
export function standardKey(description: Uint8Array, password: string): Uint8Array {
  const bytes = Buffer.from(description);

  if (bytes.length < 12 || bytes.length < 8 + bytes.readUInt32LE(4) + 72) {
    throw new Failure('damaged-file', 'truncated encryption data');
  }

  const headerBytes = bytes.readUInt32LE(4);
  const keyBytes = bytes.readUInt32LE(8 + 16) / 8;

  if (!aes.has(bytes.readUInt32LE(8 + 8)) || ![16, 24, 32].includes(keyBytes)) {
    throw new Failure('password-not-supported', 'not AES');
  }

  const verifier = bytes.subarray(8 + headerBytes);
  const key = keyFrom(password, verifier.subarray(4, 20), keyBytes);
  const decrypt = (from: number, to: number) => {
    const decipher = createDecipheriv(`aes-${keyBytes * 8}-ecb`, key, null).setAutoPadding(false);

    return Buffer.concat([decipher.update(verifier.subarray(from, to)), decipher.final()]);
  };
  const expected = createHash('sha1').update(decrypt(20, 36)).digest();

  if (!decrypt(40, 72).subarray(0, 20).equals(expected)) {
    throw new Failure('wrong-password');
  }

  return key;
}

function keyFrom(password: string, salt: Uint8Array, keyBytes: number): Buffer {
  const spun = spunHash('sha1', salt, password, rounds);
  const final = createHash('sha1').update(spun).update(Buffer.alloc(4)).digest();
  const half = (fill: number) => {
    const block = Buffer.alloc(64, fill);
    final.forEach((byte, index) => block.writeUInt8((block[index] ?? 0) ^ byte, index));

    return createHash('sha1').update(block).digest();
  };

  return Buffer.concat([half(0x36), half(0x5c)]).subarray(0, keyBytes);
}
