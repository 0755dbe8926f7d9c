import type { FailureCode } from '@octavo/contract/failures';

/** Every request carries its document, so that a worker that had to be replaced can open it again. */
export interface DocumentSource {
  readonly id: number;
  readonly bytes: Blob;
  readonly password: string;
}

export type Request = { readonly task: number; readonly document: DocumentSource } & (
  | { readonly kind: 'describe' }
  | { readonly kind: 'picture'; readonly pageIndex: number; readonly width: number }
  | { readonly kind: 'close' }
);

/** Properties of an open document. */
export interface Description {
  readonly pages: number;
  /** Width and height in points, page after page, with the page's rotation applied. */
  readonly sizes: Float32Array;
  /** True when the document can be opened, but its owner forbids some uses. */
  readonly restricted: boolean;
}

export type ReaderResponse = { readonly task: number } & (
  | { readonly kind: 'described'; readonly description: Description }
  | { readonly kind: 'drawn'; readonly picture: Blob }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly detail: string }
);
