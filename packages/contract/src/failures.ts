/**
 * Table of every way a request or a job can fail.
 *
 * Codes are part of the API: adding one breaks the build until both languages have words for it
 * (`@octavo/i18n`). `retry` is true when a second attempt of the same job may succeed; `status` is the HTTP
 * status when the failure ends a request rather than a job.
 */
export const failures = {
  'illegal-input': { retry: false, status: 400 },
  'not-found': { retry: false, status: 404 },
  'unknown-call': { retry: false, status: 404 },
  'too-frequent': { retry: false, status: 429 },
  'request-failed': { retry: true, status: 500 },
  'temporarily-unavailable': { retry: true, status: 503 },
  'not-offered': { retry: false, status: 501 },
  'create-failed': { retry: true, status: 502 },
  'job-id-taken': { retry: false, status: 409 },

  'login-invalid': { retry: false, status: 401 },
  'sign-in-required': { retry: false, status: 401 },
  'subscription-required': { retry: false, status: 402 },
  'pro-feature': { retry: false, status: 402 },
  'free-tasks-used': { retry: false, status: 402 },
  'address-tasks-used': { retry: false, status: 402 },
  'free-size-exceeded': { retry: false, status: 402 },
  'document-limit': { retry: false, status: 402 },
  'question-limit': { retry: false, status: 402 },
  'processor-time-used': { retry: false, status: 429 },
  'origin-refused': { retry: false, status: 403 },
  'form-expired': { retry: false, status: 403 },

  'email-invalid': { retry: false, status: 422 },
  'name-length': { retry: false, status: 422 },
  'subject-length': { retry: false, status: 422 },
  'message-length': { retry: false, status: 422 },
  'account-exists': { retry: false, status: 409 },
  'account-missing': { retry: false, status: 404 },
  'link-expired': { retry: false, status: 410 },
  'login-failed': { retry: true, status: 502 },

  'payment-not-configured': { retry: false, status: 503 },
  'payment-unavailable': { retry: true, status: 502 },
  'payment-failed': { retry: false, status: 402 },
  'payment-not-detected': { retry: false, status: 404 },
  'payment-pending': { retry: false, status: 409 },
  'payment-overdue': { retry: false, status: 409 },
  'quote-changed': { retry: false, status: 409 },
  'money-asked-back': { retry: false, status: 409 },
  'already-subscribed': { retry: false, status: 409 },
  'trial-used': { retry: false, status: 409 },
  'not-refundable': { retry: false, status: 409 },

  'file-type-not-supported': { retry: false, status: 415 },
  'empty-file': { retry: false, status: 422 },
  'file-too-large': { retry: false, status: 413 },
  'too-many-files': { retry: false, status: 422 },
  'too-few-files': { retry: false, status: 422 },
  'single-file-only': { retry: false, status: 422 },
  'upload-failed': { retry: true, status: 400 },
  'file-expired': { retry: false, status: 410 },
  'file-deleted': { retry: false, status: 410 },
  'storage-full': { retry: true, status: 507 },
  'storage-quota': { retry: false, status: 413 },

  'damaged-file': { retry: false, status: 422 },
  'password-required': { retry: false, status: 422 },
  'wrong-password': { retry: false, status: 422 },
  'password-not-supported': { retry: false, status: 422 },
  'restricted-file': { retry: false, status: 422 },
  'not-protected': { retry: false, status: 422 },
  'password-empty': { retry: false, status: 422 },
  'password-not-fitting': { retry: false, status: 422 },
  'rights-not-confirmed': { retry: false, status: 422 },
  'invalid-pages': { retry: false, status: 422 },
  'no-pages-left': { retry: false, status: 422 },
  'no-bookmarks': { retry: false, status: 422 },
  'no-images': { retry: false, status: 422 },
  'no-text': { retry: false, status: 422 },
  'no-words': { retry: false, status: 422 },
  'language-missing': { retry: false, status: 422 },
  'language-damaged': { retry: false, status: 422 },
  'language-not-fetched': { retry: false, status: 502 },
  'language-not-saved': { retry: false, status: 500 },
  'character-missing': { retry: false, status: 422 },
  'field-missing': { retry: false, status: 422 },
  'field-value-invalid': { retry: false, status: 422 },
  'form-values-wrong': { retry: false, status: 422 },
  'reader-missing': { retry: false, status: 500 },
  'no-tables': { retry: false, status: 422 },
  'text-not-found': { retry: false, status: 422 },
  'no-edits': { retry: false, status: 422 },
  'mark-missing': { retry: false, status: 422 },
  'mark-place-missing': { retry: false, status: 422 },
  'mark-off-page': { retry: false, status: 422 },
  'edit-too-new': { retry: false, status: 422 },
  'crop-empty': { retry: false, status: 422 },
  'picture-not-cut': { retry: false, status: 422 },
  'edit-base-differs': { retry: false, status: 422 },
  'edit-not-found': { retry: false, status: 422 },
  'edit-not-possible': { retry: false, status: 422 },
  'signature-forbids-edit': { retry: false, status: 422 },
  'certificate-unreadable': { retry: false, status: 422 },
  'certificate-password-wrong': { retry: false, status: 422 },
  'certificate-rounds-exceeded': { retry: false, status: 422 },
  'certificate-without-key': { retry: false, status: 422 },
  'certificate-expired': { retry: false, status: 422 },
  'certificate-not-yet-valid': { retry: false, status: 422 },
  'certificate-not-for-signing': { retry: false, status: 422 },
  'certificate-key-weak': { retry: false, status: 422 },
  'certificate-key-unsupported': { retry: false, status: 422 },
  'signature-base-differs': { retry: false, status: 422 },
  'signature-digest-differs': { retry: false, status: 422 },
  'signature-cms-invalid': { retry: false, status: 422 },
  'signature-room-too-small': { retry: false, status: 422 },
  'signature-needs-repair': { retry: false, status: 422 },
  'signature-file-damaged': { retry: false, status: 422 },
  'signature-file-encrypted': { retry: false, status: 422 },
  'signature-forbids-signing': { retry: false, status: 422 },
  'signature-not-first': { retry: false, status: 422 },
  'signature-field-locked': { retry: false, status: 422 },
  'signature-field-demands': { retry: false, status: 422 },
  'signature-not-possible': { retry: false, status: 422 },
  'redaction-incomplete': { retry: false, status: 422 },
  'time-stamp-not-configured': { retry: false, status: 422 },
  'time-stamp-unreachable': { retry: false, status: 502 },
  'time-stamp-missing': { retry: false, status: 422 },
  'time-stamp-late': { retry: false, status: 504 },
  'time-stamp-refused': { retry: false, status: 502 },
  'time-stamp-differs': { retry: false, status: 502 },
  'time-stamp-invalid': { retry: false, status: 502 },
  'chain-incomplete': { retry: false, status: 422 },
  'revocation-unknown': { retry: false, status: 422 },
  'certificate-revoked': { retry: false, status: 422 },
  'trust-unreadable': { retry: false, status: 422 },
  'encrypted-signatures': { retry: false, status: 422 },
  'image-too-large': { retry: false, status: 422 },
  'size-unreachable': { retry: false, status: 422 },
  'drm-protected': { retry: false, status: 422 },
  'version-not-supported': { retry: false, status: 422 },
  'no-such-sheet': { retry: false, status: 422 },
  'nothing-to-show': { retry: false, status: 422 },
  'url-required': { retry: false, status: 422 },
  'url-invalid': { retry: false, status: 422 },
  'url-refused': { retry: false, status: 422 },
  'url-unreachable': { retry: false, status: 422 },
  'url-not-a-page': { retry: false, status: 422 },
  'page-exceeds-size': { retry: false, status: 422 },
  /** A path outside the folders that the user allows an agent. */
  'outside-folders': { retry: false, status: 403 },

  'question-too-long': { retry: false, status: 422 },
  'document-not-ready': { retry: false, status: 409 },
  'reading-broken': { retry: false, status: 422 },
  'model-busy': { retry: true, status: 503 },
  'model-unreachable': { retry: true, status: 502 },
  'model-refused-key': { retry: false, status: 502 },
  'answer-cut': { retry: true, status: 502 },

  'engine-crashed': { retry: true, status: 500 },
  'engine-unavailable': { retry: false, status: 500 },
  'too-complex': { retry: false, status: 422 },
  'too-many-results': { retry: false, status: 422 },
  'time-limit': { retry: false, status: 422 },
  'memory-limit': { retry: false, status: 422 },
  'output-limit': { retry: false, status: 422 },
  'output-broken': { retry: true, status: 500 },
  stalled: { retry: true, status: 500 },
  cancelled: { retry: false, status: 409 },
} as const;

export type FailureCode = keyof typeof failures;

/** Reasons for which a file cannot be signed as requested: the value `reason` of `signature-not-possible`. */
export type SigningObstacle =
  | 'edits-rewrite'
  | 'field-kind'
  | 'field-name'
  | 'field-signed'
  | 'outside-page'
  | 'page-missing'
  | 'picture-kind'
  | 'picture-missing'
  | 'too-small';

/** Reasons for which an edit is not possible: the value `reason` of `edit-not-possible`. */
export type EditObstacle =
  | 'area-empty'
  | 'asset-missing'
  | 'field'
  | 'field-name-taken'
  | 'field-not-editable'
  | 'hits-moved'
  | 'kind-differs'
  | 'last-page'
  | 'not-supported'
  | 'object-without-area'
  | 'page-missing';

/** Faults of an answer of a time-stamp authority: the value `fault` of `time-stamp-invalid`. */
export type TimeStampFault = 'unreadable' | 'signature' | 'certificate' | 'time';

/** Values that the translated sentence for a code may show, for example `{ limit: 104857600 }`. */
export type FailureValues = Readonly<Record<string, string | number>>;

/**
 * The only error type with a meaning for users. `message` is for the log, which must not contain file names:
 * they go into `values`. The text for the user is chosen by `code`, in the user's language.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly values: FailureValues;

  constructor(code: FailureCode, detail = '', more: { cause?: unknown; values?: FailureValues } = {}) {
    super(detail === '' ? code : `${code}: ${detail}`, { cause: more.cause });
    this.name = 'Failure';
    this.code = code;
    this.values = more.values ?? {};
  }
}

/** Names of the errors that carry a code of the table; `DocumentError` is that of `@octavo/pdf`. */
const errorNames: readonly string[] = ['Failure', 'DocumentError'];

/** True for a `Failure` or a `DocumentError`, including one created by another copy of its module. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && errorNames.includes(error.name) && 'code' in error;
}

/** Returns a copy of a failure with more values. */
export function withValues(failure: Failure, values: FailureValues): Failure {
  const detail = failure.message.slice(failure.code.length + 2);

  return new Failure(failure.code, detail, { cause: failure, values: { ...failure.values, ...values } });
}
