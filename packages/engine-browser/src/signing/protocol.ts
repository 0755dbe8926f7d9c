import type { EditList } from '@octavo/contract/edits/edit-list';
import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import type { CertificateFacts } from '@octavo/contract/signing/signature-report';
import type { SignatureDigest, SignatureRequest } from '@octavo/contract/signing/signature-request';

/** Identity whose key is in the worker, as the page may know it. */
export interface HeldIdentity {
  readonly facts: CertificateFacts;
  /** Issuers of the certificate, from below. */
  readonly chain: readonly CertificateFacts[];
  /** False when an issuer is missing: the signer cannot be proved without it. */
  readonly hasWholeChain: boolean;
  /** Digest that a request for this identity must name. */
  readonly digest: SignatureDigest;
}

/** File to sign, with what is written beside the signature. */
export interface SigningTask {
  readonly file: Blob;
  readonly request: SignatureRequest;
  /** Null for none. */
  readonly edits: EditList | null;
  /** Pictures and files that the request and the edits name. */
  readonly assets: ReadonlyMap<string, Blob>;
}

/** Outcome of a preparation, before anything is signed. */
export interface PreparedDigest {
  /** Digest of the prepared bytes in hexadecimal. */
  readonly digest: string;
  /** True for a damaged file, which is written anew before it is signed. */
  readonly isRepaired: boolean;
  /** True when that removes signatures of others. */
  readonly lostSignatures: boolean;
}

/** Prepared file, to show how its signature will look. */
export interface PreparedFile extends PreparedDigest {
  readonly bytes: Blob;
}

export interface MadeSignature extends PreparedDigest {
  /** Request that the signature is for: that of the task, perhaps with more room. */
  readonly request: SignatureRequest;
  /** CMS in Base64, as the job takes it. */
  readonly cms: string;
}

export type SigningWorkerRequest =
  | { readonly kind: 'open'; readonly file: Blob; readonly password: string }
  | { readonly kind: 'make-test'; readonly name: string }
  | ({ readonly kind: 'prepare' } & SigningTask)
  | ({ readonly kind: 'sign' } & SigningTask);

/** Response to a request that succeeded. */
export type SigningContent =
  | { readonly kind: 'held'; readonly identity: HeldIdentity }
  | { readonly kind: 'prepared'; readonly prepared: PreparedFile }
  | { readonly kind: 'signed'; readonly signature: MadeSignature };

export type SigningWorkerResponse =
  | SigningContent
  | {
      readonly kind: 'failed';
      readonly code: FailureCode;
      readonly detail: string;
      readonly values: FailureValues;
    };
