/** Reasons for which a document cannot be read, changed or written. */
export type DocumentErrorCode =
  | 'character-missing'
  | 'damaged-file'
  | 'field-missing'
  | 'field-value-invalid'
  | 'image-too-large'
  | 'invalid-pages'
  | 'memory-limit'
  | 'no-pages-left'
  | 'output-limit'
  | 'password-required'
  | 'picture-not-cut'
  | 'too-complex';

export type DocumentErrorValues = Readonly<Record<string, string | number>>;

/**
 * Error of everything that reads or writes documents. `message` is for logs and holds no file names; `values` are
 * for the text that a user is shown.
 */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  readonly values: DocumentErrorValues;

  constructor(
    code: DocumentErrorCode,
    detail = '',
    more: { cause?: unknown; values?: DocumentErrorValues } = {},
  ) {
    super(detail === '' ? code : `${code}: ${detail}`, { cause: more.cause });
    this.name = 'DocumentError';
    this.code = code;
    this.values = more.values ?? {};
  }
}

/** True for a `DocumentError`, including one created by another copy of this module. */
export function isDocumentError(error: unknown): error is DocumentError {
  return error instanceof Error && error.name === 'DocumentError';
}
