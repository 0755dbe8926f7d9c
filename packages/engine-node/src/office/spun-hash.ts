import { createHash } from 'node:crypto';

/**
 * Hash of the password common to both forms of encryption: salted, then rehashed repeatedly with a counter.
 */
export function spunHash(hash: string, salt: Uint8Array, password: string, rounds: number): Buffer {
  let digest = createHash(hash).update(salt).update(Buffer.from(password, 'utf16le')).digest();
  const counter = Buffer.alloc(4);

  for (let round = 0; round < rounds; round += 1) {
    counter.writeUInt32LE(round);
    digest = createHash(hash).update(counter).update(digest).digest();
  }

  return digest;
}
