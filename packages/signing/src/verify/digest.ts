/**
 * Digest of the host over parts of a file, which are not joined: large files stay where they are. `name` is one of
 * Web Crypto.
 */
export type DigestParts = (name: string, parts: readonly Uint8Array[]) => Promise<Uint8Array>;
