import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * A key for short values. Each sealed value is bound to an owner, so that a copy of it elsewhere does not
 * open.
 */
export class SealingKey {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  /** Derives a key for another use, from which this one cannot be computed (RFC 5869). */
  derive(use: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', use, keyBytes));
  }

  seal(plain: Uint8Array, owner: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#secret, nonce).setAAD(Buffer.from(owner));

    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws when the value was changed, belongs to another owner or was sealed with another key. */
  open(sealed: Uint8Array, owner: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.#secret, sealed.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(sealed.length - tagBytes));

    return Buffer.concat([
      decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes)),
      decipher.final(),
    ]);
  }
}
