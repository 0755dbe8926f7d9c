/** Names that Web Crypto has for digests, by object identifier. */
const digests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** Curves that Web Crypto knows, by object identifier, with the length of a coordinate. */
const curves: Readonly<Record<string, { readonly name: string; readonly bytes: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', bytes: 32 },
  '1.3.132.0.34': { name: 'P-384', bytes: 48 },
  '1.3.132.0.35': { name: 'P-521', bytes: 66 },
};

export type SignatureScheme = 'pkcs1' | 'pss' | 'ecdsa' | 'ed25519';

/** Schemes by object identifier; the digest is null where the parameters or the message name it. */
const schemes: Readonly<
  Record<string, { readonly scheme: SignatureScheme; readonly digest: string | null }>
> = {
  '1.2.840.113549.1.1.1': { scheme: 'pkcs1', digest: null },
  '1.2.840.113549.1.1.5': { scheme: 'pkcs1', digest: 'SHA-1' },
  '1.2.840.113549.1.1.11': { scheme: 'pkcs1', digest: 'SHA-256' },
  '1.2.840.113549.1.1.12': { scheme: 'pkcs1', digest: 'SHA-384' },
  '1.2.840.113549.1.1.13': { scheme: 'pkcs1', digest: 'SHA-512' },
  '1.2.840.113549.1.1.10': { scheme: 'pss', digest: null },
  '1.2.840.10045.2.1': { scheme: 'ecdsa', digest: null },
  '1.2.840.10045.4.1': { scheme: 'ecdsa', digest: 'SHA-1' },
  '1.2.840.10045.4.3.2': { scheme: 'ecdsa', digest: 'SHA-256' },
  '1.2.840.10045.4.3.3': { scheme: 'ecdsa', digest: 'SHA-384' },
  '1.2.840.10045.4.3.4': { scheme: 'ecdsa', digest: 'SHA-512' },
  '1.3.101.112': { scheme: 'ed25519', digest: null },
};

/** Name of a digest in Web Crypto; null for one that it does not have. */
export function digestName(identifier: string): string | null {
  return digests[identifier] ?? null;
}

export function curveOf(identifier: string): { readonly name: string; readonly bytes: number } | null {
  return curves[identifier] ?? null;
}

export function schemeOf(
  identifier: string,
): { readonly scheme: SignatureScheme; readonly digest: string | null } | null {
  return schemes[identifier] ?? null;
}

/** True for a digest that two different documents can share (NIST SP 800-131A). */
export function isWeakDigest(name: string): boolean {
  return name === 'SHA-1';
}
