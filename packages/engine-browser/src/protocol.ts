import type { FailureCode } from '@octavo/contract/failures';

/** Every request carries its document, so that a worker that had to be replaced can open it again. */
export interface DocumentSource {
  readonly id: number;
  readonly bytes: Blob;
  readonly password: string;
}

/** Part of a page as it is shown, in points from its upper left corner. */
export interface PageRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `annotations`: annotations and fields without the content below them. */
export type PageLayer = 'all' | 'content' | 'annotations';

/** Word of a page, in reading order. */
export interface PageWord {
  readonly text: string;
  /** Number of its line on the page, from 0. */
  readonly line: number;
  /** Corners as the text runs: upper left, upper right, lower left, lower right; x and y in points as shown. */
  readonly corners: readonly [number, number, number, number, number, number, number, number];
  /** Ends of its characters as shares of the word's length, one for each UTF-16 unit of the text. */
  readonly ends: readonly number[];
}

export type PdfReaderRequest = { readonly task: number; readonly document: DocumentSource } & (
  | { readonly kind: 'describe' }
  | { readonly kind: 'picture'; readonly pageIndex: number; readonly width: number }
  | {
      readonly kind: 'region';
      readonly pageIndex: number;
      readonly region: PageRegion;
      /** Pixels per point. */
      readonly scale: number;
      readonly layer: PageLayer;
    }
  | { readonly kind: 'words'; readonly pageIndex: number }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'close' }
);

/** Properties of an open document. */
export interface Description {
  readonly pages: number;
  /** Width and height in points, page after page, with the page's rotation applied. */
  readonly sizes: Float32Array;
  readonly encrypted: boolean;
  /** True when the document can be opened, but its owner forbids some uses. */
  readonly restricted: boolean;
  /** Signers of the document, as their certificates name them; an empty name for one that cannot be read. */
  readonly signers: readonly string[];
  /** Permissions that the owner gives; all when the document is not restricted. */
  readonly permissions: Permissions;
}

/** Permissions of a protected document (ISO 32000-2, table 22). */
export interface Permissions {
  readonly annotate: boolean;
  readonly modify: boolean;
  readonly fill: boolean;
  readonly assemble: boolean;
  readonly extract: boolean;
}

/** Response to a request that succeeded on an open document. */
export type ReaderContent =
  | { readonly kind: 'described'; readonly description: Description }
  | { readonly kind: 'drawn'; readonly picture: Blob }
  | { readonly kind: 'painted'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'read'; readonly words: readonly PageWord[] }
  | { readonly kind: 'unlocked'; readonly bytes: ArrayBuffer };

export type ReaderResponse = { readonly task: number } & (
  | ReaderContent
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly detail: string }
);
