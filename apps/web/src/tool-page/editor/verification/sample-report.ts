import type { SignatureReport, VerificationReport } from '@octavo/contract/signing/signature-report';

/** A valid signature of a known signer over the whole file, with changes. */
export function sampleSignature(changes: Partial<SignatureReport> = {}): SignatureReport {
  const signer = {
    name: 'Ada Lindqvist',
    organisation: 'Meridian Archive Trust',
    email: null,
    issuer: 'Northgate Issuing CA 3',
    serial: '01',
    fingerprint: 'ab'.repeat(32),
    validFrom: '2025-02-12T00:00:00Z',
    validTo: '2028-02-11T00:00:00Z',
    key: 'RSA 3072',
    isTest: false,
  };

  return {
    field: 'Signature1',
    kind: 'approval',
    verdict: 'valid',
    reasons: [],
    signer,
    chain: [signer],
    trusted: true,
    revocation: { state: 'good', source: 'ocsp' },
    claimedTime: '2026-11-03T10:12:00Z',
    provenTime: null,
    level: 'b-b',
    digest: 'SHA-256',
    revision: 1,
    coveredBytes: 1000,
    coversWholeFile: true,
    certification: null,
    lockedFields: null,
    laterChanges: [],
    reason: null,
    place: null,
    contact: null,
    shownAt: null,
    ...changes,
  };
}

export function sampleReport(
  signatures: readonly SignatureReport[],
  changes: Partial<VerificationReport> = {},
): VerificationReport {
  return {
    version: 1,
    sha256: 'cd'.repeat(32),
    bytes: 1000,
    revisions: 1,
    signatures,
    trustedRoots: 1,
    checkedAt: '2026-11-22T14:41:00Z',
    ...changes,
  };
}
