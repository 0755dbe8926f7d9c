import type { CertificationLevel, SignatureLevel } from './signature-request.ts';

/**
 * Verdict on a signature. `valid`: intact, and the signer is trusted. `valid-unknown`: intact, but no authority on the
 * trust list vouches for the signer. `changed`: intact for its revision, but the file was changed afterwards in a way
 * that the signature does not permit. `broken`: the signed bytes or the signature differ, its ranges are wrong, or the
 * certificate was revoked or not valid at the time. `unsupported`: of a kind that cannot be checked here.
 */
export type SignatureVerdict = 'valid' | 'valid-unknown' | 'changed' | 'broken' | 'unsupported';

/** Kind of a change that a later revision of the file has made. */
export type LaterChangeKind =
  | 'signature'
  | 'time-stamp'
  | 'proof'
  | 'field-value'
  | 'field'
  | 'annotation'
  | 'page-content'
  | 'page'
  | 'attachment'
  | 'metadata'
  | 'other';

export interface LaterChange {
  readonly kind: LaterChangeKind;
  /** Page on which it shows, counted from 1; null for none. */
  readonly page: number | null;
  /** Field or object that changed, such as the name of a field; null when it has none. */
  readonly name: string | null;
  /** False when the certification or a lock of this signature forbids it. */
  readonly allowed: boolean;
}

/** Dates are ISO 8601 in UTC. */
export interface CertificateFacts {
  readonly name: string;
  readonly organisation: string | null;
  readonly email: string | null;
  readonly issuer: string;
  readonly serial: string;
  /** SHA-256 of the certificate in hexadecimal. */
  readonly fingerprint: string;
  readonly validFrom: string;
  readonly validTo: string;
  /** Such as `RSA 3072`, `P-256` or `Ed25519`. */
  readonly key: string;
  /** True for an identity that was made for trying signatures out. */
  readonly isTest: boolean;
}

export type RevocationState = 'good' | 'revoked' | 'unknown';

/** Reasons for a verdict, for the sentence that explains it. */
export type VerdictReason =
  | 'digest-differs'
  | 'signature-wrong'
  | 'ranges-wrong'
  | 'contents-wrong'
  | 'certificate-missing'
  | 'certificate-expired'
  | 'certificate-not-yet-valid'
  | 'certificate-not-for-signing'
  | 'certificate-revoked'
  | 'issuer-revoked'
  | 'certificate-mismatch'
  | 'algorithm-weak'
  | 'chain-incomplete'
  | 'root-unknown'
  | 'time-stamp-wrong'
  | 'forbidden-change'
  | 'kind-unknown';

export interface SignatureReport {
  /** Full name of its field. */
  readonly field: string;
  readonly kind: 'approval' | 'certification' | 'time-stamp';
  readonly verdict: SignatureVerdict;
  readonly reasons: readonly VerdictReason[];
  /** Null when the signature has no readable certificate. */
  readonly signer: CertificateFacts | null;
  /** From the signer's certificate upwards, as far as it could be built. */
  readonly chain: readonly CertificateFacts[];
  readonly trusted: boolean;
  readonly revocation: { readonly state: RevocationState; readonly source: 'ocsp' | 'crl' | null };
  readonly claimedTime: string | null;
  /** Time that a time stamp proves, and the authority that issued it. */
  readonly provenTime: { readonly time: string; readonly by: string; readonly trusted: boolean } | null;
  readonly level: SignatureLevel | null;
  readonly digest: string | null;
  /** Revision that it covers, from 1, and the bytes of the file up to its end. */
  readonly revision: number;
  readonly coveredBytes: number;
  /** True when nothing was appended after it. */
  readonly coversWholeFile: boolean;
  readonly certification: CertificationLevel | null;
  readonly lockedFields: readonly string[] | 'all' | null;
  readonly laterChanges: readonly LaterChange[];
  readonly reason: string | null;
  readonly place: string | null;
  readonly contact: string | null;
  /** Page and box where it shows, in points of the page as shown; null for an invisible one. */
  readonly shownAt: {
    readonly page: number;
    readonly box: {
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    };
  } | null;
}

/** Worth of all signatures of a file. */
export interface VerificationReport {
  readonly version: 1;
  readonly sha256: string;
  readonly bytes: number;
  readonly revisions: number;
  readonly signatures: readonly SignatureReport[];
  /** Number of roots on the trust list that signers were checked against. */
  readonly trustedRoots: number;
  readonly checkedAt: string;
}
