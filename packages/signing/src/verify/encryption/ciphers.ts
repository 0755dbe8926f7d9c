import { binaryToBytes, bytesToBinary } from '@octavo/pdf/bytes/binary';
import aes from 'node-forge/lib/aes.js';
import md5 from 'node-forge/lib/md5.js';
import util from 'node-forge/lib/util.js';

/** Ciphers and digests of encrypted files that Web Crypto does not have, or not without promises. */

export function md5Of(...parts: readonly Uint8Array[]): Uint8Array {
  const digest = md5.create();

  for (const part of parts) {
    digest.update(bytesToBinary(part));
  }

  return binaryToBytes(digest.digest().getBytes());
}

/** RC4: the same for both directions. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const result = new Uint8Array(data.length);

  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + state[index]! + key[index % key.length]!) & 255;
    swap(state, index, other);
  }

  for (let at = 0, index = 0, other = 0; at < data.length; at++) {
    index = (index + 1) & 255;
    other = (other + state[index]!) & 255;
    swap(state, index, other);
    result[at] = data[at]! ^ state[(state[index]! + state[other]!) & 255]!;
  }

  return result;
}

function swap(state: Uint8Array, one: number, other: number): void {
  const value = state[one]!;
  state[one] = state[other]!;
  state[other] = value;
}

/** AES-CBC without padding; blocks that are not whole are left out. */
export function decryptBlocks(key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array {
  const cipher = aes.createDecryptionCipher(bytesToBinary(key), 'CBC');
  cipher.start(bytesToBinary(vector), null);
  cipher.update(util.createBuffer(bytesToBinary(data.subarray(0, data.length - (data.length % 16)))));
  cipher.finish(() => true);

  return binaryToBytes(cipher.output.getBytes());
}
