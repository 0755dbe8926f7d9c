/** Use of derived bytes (RFC 7292, B.3). */
export type DerivedUse = 'key' | 'vector' | 'integrity';

export type Pkcs12Digest = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

interface Derivation {
  readonly digest: Pkcs12Digest;
  /** As `passwordBytes` writes it. */
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly use: DerivedUse;
  readonly length: number;
}

const identifiers: Readonly<Record<DerivedUse, number>> = { key: 1, vector: 2, integrity: 3 };

const blockBytes: Readonly<Record<Pkcs12Digest, number>> = {
  'SHA-1': 64,
  'SHA-256': 64,
  'SHA-384': 128,
  'SHA-512': 128,
};

/** A password as PKCS#12 reads it: UTF-16 with a zero at the end. */
export function passwordBytes(password: string): Uint8Array {
  const bytes = new Uint8Array(2 * password.length + 2);

  for (let index = 0; index < password.length; index += 1) {
    const code = password.charCodeAt(index);
    bytes[2 * index] = code >> 8;
    bytes[2 * index + 1] = code & 255;
  }

  return bytes;
}

/** Derives bytes from a password as PKCS#12 does (RFC 7292, B.2), and overwrites all others. */
export async function deriveBytes({
  digest,
  password,
  salt,
  iterations,
  use,
  length,
}: Derivation): Promise<Uint8Array> {
  const block = blockBytes[digest];
  const diversifier = new Uint8Array(block).fill(identifiers[use]);
  const spread = repeated(password, block);
  const input = new Uint8Array([...repeated(salt, block), ...spread]);
  const derived = new Uint8Array(length);
  spread.fill(0);

  for (let at = 0; at < length; ) {
    let hash = new Uint8Array([...diversifier, ...input]);

    for (let round = 0; round < iterations; round += 1) {
      const next = new Uint8Array(await crypto.subtle.digest(digest, hash));
      hash.fill(0);
      hash = next;
    }

    derived.set(hash.subarray(0, length - at), at);
    at += hash.length;
    addToBlocks(input, repeated(hash, block).subarray(0, block));
    hash.fill(0);
  }

  input.fill(0);

  return derived;
}

/** Bytes repeated up to a multiple of the block; nothing of nothing. */
function repeated(bytes: Uint8Array, block: number): Uint8Array {
  const length = Math.ceil(bytes.length / block) * block;

  return Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0);
}

/** Adds a number and one to each block of `input`, without what exceeds the block. */
function addToBlocks(input: Uint8Array, number: Uint8Array): void {
  for (let start = 0; start < input.length; start += number.length) {
    let carry = 1;

    for (let at = number.length - 1; at >= 0; at -= 1) {
      const sum = (input[start + at] ?? 0) + (number[at] ?? 0) + carry;
      input[start + at] = sum & 255;
      carry = sum >> 8;
    }
  }
}
