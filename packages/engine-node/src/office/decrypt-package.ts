import { createDecipheriv } from 'node:crypto';
import { Failure, isFailure } from '@octavo/contract/failures';
import { openCompound } from '@octavo/formats/office/compound-file';
import { agileKey, segmentIv } from './agile-key.ts';
import { standardKey } from './standard-key.ts';

const segmentBytes = 4096;

/**
 * Decrypts the package of an encrypted OOXML file ([MS-OFFCRYPTO], 2.3.4).
 *
 * @throws Failure `wrong-password`, `password-not-supported` for an encryption no program writes,
 * `damaged-file`.
 */
export function decryptPackage(bytes: Uint8Array, password: string): Buffer {
  const file = openCompound(bytes);
  const information = file?.read('EncryptionInfo') ?? null;
  const stored = file?.read('EncryptedPackage') ?? null;

  if (information === null || stored === null || information.length < 8 || stored.length < 8) {
    throw new Failure('damaged-file', 'encrypted without an encryption description');
  }

  const view = new DataView(stored.buffer, stored.byteOffset, stored.length);
  const sizeBytes = Math.min(view.getUint32(0, true), stored.length - 8);
  const payload = stored.subarray(8, 8 + Math.floor((stored.length - 8) / 16) * 16);

  try {
    return decrypted(information, payload, password).subarray(0, sizeBytes);
  } catch (cause) {
    // Salts, keys and blocks of invalid lengths cause OpenSSL errors.
    throw isFailure(cause) ? cause : new Failure('damaged-file', 'inconsistent encryption data', { cause });
  }
}

function decrypted(information: Uint8Array, payload: Uint8Array, password: string): Buffer {
  const [major, minor] = [information[0], information[2]];

  if (major === 4 && minor === 4) {
    return decryptSegments(payload, agileKey(information.subarray(8), password));
  }

  if (minor === 2) {
    const key = standardKey(information.subarray(4), password);
    const decipher = createDecipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);

    return Buffer.concat([decipher.update(payload), decipher.final()]);
  }

  throw new Failure('password-not-supported', `encryption ${major}.${minor}`);
}

/** Decrypts segments, each with its own initialisation vector derived from its number. */
function decryptSegments(payload: Uint8Array, agile: ReturnType<typeof agileKey>): Buffer {
  const plain: Uint8Array[] = [];

  for (let at = 0; at < payload.length; at += segmentBytes) {
    const iv = segmentIv(agile, at / segmentBytes);
    const decipher = createDecipheriv(agile.cipher, agile.key, iv).setAutoPadding(false);
    plain.push(decipher.update(payload.subarray(at, at + segmentBytes)), decipher.final());
  }

  return Buffer.concat(plain);
}
