/** Proofs that certificates were good (ISO 32000-2, 12.8.4.3): DER of certificates, OCSP responses and lists. */
export interface Proofs {
  readonly certificates: readonly Uint8Array[];
  readonly responses: readonly Uint8Array[];
  readonly lists: readonly Uint8Array[];
}
