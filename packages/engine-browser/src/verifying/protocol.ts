import type { FailureCode } from '@octavo/contract/failures';
import type { VerificationReport } from '@octavo/contract/signing/signature-report';

/** A file whose signatures are checked against roots, each the DER form of a certificate. */
export interface VerificationRequest {
  readonly file: Blob;
  readonly roots: readonly Uint8Array<ArrayBuffer>[];
}

export type VerificationResponse =
  | { readonly kind: 'checked'; readonly report: VerificationReport }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly detail: string };
