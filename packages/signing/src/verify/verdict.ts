import type { LaterChange, SignatureVerdict, VerdictReason } from '@octavo/contract/signing/signature-report';

/** Reasons after which nothing that a signature says can be believed. */
const breaking: ReadonlySet<VerdictReason> = new Set([
  'digest-differs',
  'signature-wrong',
  'ranges-wrong',
  'contents-wrong',
  'certificate-mismatch',
  'certificate-not-yet-valid',
  'certificate-revoked',
  'time-stamp-wrong',
]);

interface VerdictFacts {
  readonly reasons: readonly VerdictReason[];
  readonly laterChanges: readonly LaterChange[];
  readonly trusted: boolean;
  /** True when the certificate had expired at the time of the signature, proven or claimed. */
  readonly wasExpired: boolean;
}

export function verdictOf({ reasons, laterChanges, trusted, wasExpired }: VerdictFacts): SignatureVerdict {
  if (wasExpired || reasons.some((reason) => breaking.has(reason))) {
    return 'broken';
  }

  // The signature cannot be checked without the signer's certificate.
  if (reasons.includes('kind-unknown') || reasons.includes('certificate-missing')) {
    return 'unsupported';
  }

  if (laterChanges.some(({ allowed }) => !allowed)) {
    return 'changed';
  }

  return trusted && reasons.length === 0 ? 'valid' : 'valid-unknown';
}
