import { createHash } from 'node:crypto';

const names: Readonly<Record<string, string>> = {
  'SHA-1': 'sha1',
  'SHA-256': 'sha256',
  'SHA-384': 'sha384',
  'SHA-512': 'sha512',
};

/** Digest over parts of a file in memory, one after another. `name` is one of Web Crypto. */
export async function digestParts(name: string, parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const hash = createHash(names[name] ?? name);

  for (const part of parts) {
    hash.update(part);
  }

  return new Uint8Array(hash.digest());
}
