import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { sameBytes } from '../same-bytes.ts';
import { decryptBlocks, md5Of, rc4 } from './ciphers.ts';
import type { FileEncryption } from './file-encryption.ts';

/** Bytes that stand for the rest of a short password (ISO 32000-2, 7.6.4.3.2): here for all of the empty one. */
const emptyPassword = new Uint8Array([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

/** Key of a file that opens without a password; null when one is needed. */
export function fileKeyOf(encryption: FileEncryption): Promise<Uint8Array | null> {
  return encryption.revision >= 5 ? keyOfHash(encryption) : Promise.resolve(keyOfMd5(encryption));
}

/** Algorithms 2, 4 and 5 (7.6.4). */
function keyOfMd5({
  revision,
  keyBytes,
  owner,
  user,
  permissions,
  id,
  encryptsMetadata,
}: FileEncryption): Uint8Array | null {
  const rights = new Uint8Array(4);
  new DataView(rights.buffer).setInt32(0, permissions, true);
  const plainMetadata = new Uint8Array(revision >= 4 && !encryptsMetadata ? 4 : 0).fill(255);
  let key = md5Of(emptyPassword, owner.subarray(0, 32), rights, id, plainMetadata);

  if (revision === 2) {
    key = key.subarray(0, 5);

    return sameBytes(rc4(key, emptyPassword), user.subarray(0, 32)) ? key : null;
  }

  for (let round = 0; round < 50; round++) {
    key = md5Of(key.subarray(0, keyBytes));
  }

  key = key.subarray(0, keyBytes);
  let check = md5Of(emptyPassword, id);

  for (let round = 0; round < 20; round++) {
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  }

  return sameBytes(check, user.subarray(0, 16)) ? key : null;
}

const noVector = new Uint8Array(16);

/** Algorithm 2.A (7.6.4.3.3). */
async function keyOfHash({ revision, user, userKey }: FileEncryption): Promise<Uint8Array | null> {
  const hash = (salt: Uint8Array) => (revision === 5 ? digest('SHA-256', salt) : hardenedHash(salt));

  if (user.length < 48 || !sameBytes(await hash(user.slice(32, 40)), user.subarray(0, 32))) {
    return null;
  }

  return decryptBlocks(await hash(user.slice(40, 48)), noVector, userKey);
}

/** Algorithm 2.B (7.6.4.3.4) for the empty password. */
async function hardenedHash(salt: Uint8Array): Promise<Uint8Array> {
  let key = await digest('SHA-256', salt);
  let last = 0;

  for (let round = 0; round < 64 || last > round - 32; round++) {
    const encrypted = await encryptBlocks(key, joinBytes(Array.from({ length: 64 }, () => key)));
    // The first sixteen bytes as a number modulo 3 are their sum modulo 3, as 256 is 1 modulo 3.
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await digest((['SHA-256', 'SHA-384', 'SHA-512'] as const)[remainder]!, encrypted);
    last = encrypted.at(-1)!;
  }

  return key.subarray(0, 32);
}

async function encryptBlocks(key: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const aes = await crypto.subtle.importKey('raw', key.slice(0, 16), 'AES-CBC', false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-CBC', iv: key.slice(16, 32) },
    aes,
    data.slice(),
  );

  // Web Crypto adds a block of padding.
  return new Uint8Array(encrypted).subarray(0, data.length);
}

async function digest(name: string, data: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(name, data.slice()));
}
