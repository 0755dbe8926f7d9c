import type { EditList, Operation } from '@octavo/contract/edits/edit-list';
import type { ValueFileKind } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import type { FailureCode, FailureValues } from '@octavo/contract/failures';
import type { ListedAnnotation } from '@octavo/editing/annotations/read-annotations';
import type { ListedField } from '@octavo/editing/fields/listed-field';
import type { TextPlace } from '@octavo/editing/find/find-in-text';
import type { ListedLink } from '@octavo/editing/links/read-links';
import type { ListedObject } from '@octavo/editing/objects/read-objects';
import type { TextRedaction } from '@octavo/editing/redaction/find-hits';
import type { ListedHit } from '@octavo/editing/redaction/list-hits';
import type { SetTextReport, TextUnit } from '@octavo/editing/text/text-unit';

/** Signatures of a document, as far as they decide which changes are possible. */
export interface SignatureRules {
  readonly isSigned: boolean;
  /** Level of changes that the author permits: 1 for none, 2 for forms, 3 for annotations too; null for any. */
  readonly certification: number | null;
}

/** Annotations of a page after some operations, in the coordinates of the page as it is then shown. */
export interface ContentsAfter {
  readonly annotations: readonly ListedAnnotation[];
  readonly links: readonly ListedLink[];
  /** Annotations in terms of the list: their indexes before the operations, or the ones that made them. */
  readonly origins: ReadonlyMap<number, number | string>;
}

/** Comments of another file, as operations that add them. */
export interface ReadComments {
  readonly operations: readonly Operation[];
  /** Attached files and pictures, by the names that the operations use. */
  readonly assets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Number of comments that operations cannot describe, or whose page the document does not have. */
  readonly skipped: number;
}

/** Fields of a document. */
export interface DocumentFields {
  readonly fields: readonly ListedField[];
  /** True for a form that only Adobe Acrobat shows, so that it has no fields here. */
  readonly isXfaOnly: boolean;
}

/** Values of a file that differ from those of the document. */
export interface ReadValues {
  readonly values: readonly Pick<ListedField, 'name' | 'value'>[];
  /** Names that the document does not have. */
  readonly unknown: readonly string[];
}

/** Files that operations name, such as pictures, by their names. */
type AssetBlobs = ReadonlyMap<string, Blob>;

/** Text to find on a page, and the texts that operations have changed there. */
export interface TextQuery {
  readonly wanted: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
  /** Texts of the file that have other words now, by the first of their glyphs. */
  readonly changed: ReadonlyMap<number, string>;
  /** Texts that were added, by their operations. */
  readonly added: ReadonlyMap<string, string>;
}

/** Place of a text on a page. */
export interface FoundPlace extends TextPlace {
  /** First glyph of a text of the file, or the operation that added the text. */
  readonly source: number | string;
}

export type EditingRequest = { readonly task: number } & (
  | { readonly kind: 'open'; readonly file: Blob }
  | { readonly kind: 'describe' }
  | { readonly kind: 'annotations'; readonly pageIndex: number }
  | {
      readonly kind: 'annotations-after' | 'texts-after' | 'objects-after';
      readonly page: string;
      readonly list: EditList;
      readonly assets: AssetBlobs;
    }
  | { readonly kind: 'unsign' }
  | { readonly kind: 'read-comments'; readonly xml: string; readonly prefix: string }
  | { readonly kind: 'write-comments'; readonly list: EditList; readonly assets: AssetBlobs }
  | { readonly kind: 'objects' | 'rules'; readonly pageIndex: number }
  | {
      readonly kind: 'redactions';
      readonly pageIndex: number;
      readonly operations: readonly TextRedaction[];
    }
  | { readonly kind: 'fields' }
  | {
      readonly kind: 'read-values';
      readonly format: ValueFileKind;
      readonly file: Blob;
      readonly list: EditList;
      readonly assets: AssetBlobs;
    }
  | {
      readonly kind: 'write-values';
      readonly format: ValueFileKind;
      readonly list: EditList;
      readonly assets: AssetBlobs;
    }
  | { readonly kind: 'texts'; readonly pageIndex: number }
  | { readonly kind: 'find'; readonly pageIndex: number; readonly query: TextQuery }
  | {
      readonly kind: 'find-after';
      readonly page: string;
      readonly query: TextQuery;
      readonly list: EditList;
      readonly assets: AssetBlobs;
    }
  | {
      readonly kind: 'apply';
      readonly list: EditList;
      readonly assets: AssetBlobs;
      /** True for pages that have annotations and fields only. */
      readonly withoutContent: boolean;
    }
);

/** Response to a request that succeeded. */
export type EditingContent =
  | { readonly kind: 'opened' }
  | { readonly kind: 'described'; readonly signatures: SignatureRules }
  | {
      readonly kind: 'annotations';
      readonly annotations: readonly ListedAnnotation[];
      readonly links: readonly ListedLink[];
    }
  | { readonly kind: 'objects'; readonly objects: readonly ListedObject[] }
  | { readonly kind: 'rules'; readonly rules: readonly Box[] }
  | { readonly kind: 'redactions'; readonly hits: readonly ListedHit[] }
  | { readonly kind: 'texts'; readonly units: readonly TextUnit[] }
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[] }
  | ({ readonly kind: 'annotations-after' } & ContentsAfter)
  | {
      readonly kind: 'unsigned';
      readonly bytes: ArrayBuffer;
    }
  | ({ readonly kind: 'comments-read' } & ReadComments)
  | { readonly kind: 'comments-written'; readonly xml: string }
  | ({ readonly kind: 'fields' } & DocumentFields)
  | ({ readonly kind: 'values-read' } & ReadValues)
  | { readonly kind: 'values-written'; readonly bytes: ArrayBuffer }
  | {
      readonly kind: 'applied';
      readonly bytes: ArrayBuffer;
      /** True when the bytes follow those of the file; false when they are a file of their own. */
      readonly isUpdate: boolean;
      /** Texts as the operations set them. */
      readonly texts: readonly SetTextReport[];
      /** Indexes of the pages by their keys. */
      readonly indexes: ReadonlyMap<string, number>;
    };

export type EditingResponse = { readonly task: number } & (
  | EditingContent
  | {
      readonly kind: 'failed';
      readonly code: FailureCode;
      readonly detail: string;
      readonly values: FailureValues;
    }
);
