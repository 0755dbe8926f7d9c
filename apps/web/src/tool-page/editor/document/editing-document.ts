import type { Annotation, reviewStates } from '@octavo/contract/edits/annotations';
import type { Operation } from '@octavo/contract/edits/edit-list';
import type { EditRight } from '@octavo/contract/edits/edit-rights';
import type { ValueFileKind } from '@octavo/contract/edits/fields';
import type { LinkTarget } from '@octavo/contract/edits/links';
import type { Box, Quad } from '@octavo/contract/edits/primitives';
import type { EditingDocument as EngineDocument } from '@octavo/engine-browser/editing/editing-client';
import type { DocumentFields, ReadComments, ReadValues } from '@octavo/engine-browser/editing/protocol';
import type { Size } from './geometry.ts';

/** An annotation or a link of the file as it was opened. */
export interface AnnotationView {
  readonly index: number;
  /** Operation that made it, for the annotation of a page that was read after some operations. */
  readonly made?: string;
  /** Subtype such as `Highlight`. */
  readonly subtype: string;
  readonly author: string;
  readonly contents: string;
  readonly box: Box;
  readonly replies: readonly ReplyView[];
  readonly state: ReviewState;
  /** Areas and target of a link; the target is null where it cannot be described. */
  readonly link: { readonly areas: readonly Box[]; readonly target: LinkTarget | null } | null;
  /** Our form of it; null for what can only be moved, answered or deleted. */
  readonly annotation: Annotation | null;
}

export type ReviewState = (typeof reviewStates)[number];

export interface ReplyView {
  /** Empty when the reply names no author. */
  readonly author: string;
  readonly text: string;
  /** True for a reply of this list. */
  readonly isOwn: boolean;
}

export interface TextWord {
  readonly text: string;
  readonly quad: Quad;
}

/** Picture or drawing of the content of a page as the file has it. */
export type GraphicView = Awaited<ReturnType<EngineDocument['objects']>>[number];
/** Paragraph, heading, list item, cell or line of a page that is edited as one. */
export type TextUnit = Awaited<ReturnType<EngineDocument['texts']>>[number];
export type TextUnitLine = TextUnit['lines'][number];
/** Text as an operation set it. */
export type SetText = Awaited<ReturnType<EngineDocument['setTexts']>>[number];
export type TextQuery = Parameters<EngineDocument['find']>[1];
export type FoundPlace = Awaited<ReturnType<EngineDocument['find']>>[number];

/** Changes that the signatures of a file allow. */
export type SignatureState = 'none' | 'signed' | 'annotations-allowed' | 'forms-allowed' | 'no-changes';

export interface EditingDescription {
  readonly sha256: string;
  /** Sizes as shown, in points. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly signature: SignatureState;
  /** Names of the signers; an empty one for a signer whose certificate cannot be read. */
  readonly signers: readonly string[];
  /** Level of changes that the author's signature permits; null for any. */
  readonly certification: number | null;
  /** True when the owner forbids some uses. */
  readonly restricted: boolean;
  readonly permissions: Readonly<Record<EditRight, boolean>>;
  readonly isEncrypted: boolean;
}

export interface DrawView {
  /** Pixels of a point. */
  readonly scale: number;
  /** Part of the page to draw, in points. */
  readonly region: Box;
  /** `view` for the page in view, `near` for those around it, `ahead` for pictures made in advance. */
  readonly priority: DrawPriority;
}

export type DrawPriority = Parameters<EngineDocument['draw']>[2]['priority'];

/** Text that an operation would remove from a page. */
export type HitView = Awaited<ReturnType<EngineDocument['redactions']>>[number];

export interface EditingDocument {
  /** The file as it was opened. */
  readonly file: Blob;
  readonly description: EditingDescription;
  /** Annotations and links of a page in painting order. */
  annotations(page: number): Promise<readonly AnnotationView[]>;
  text(page: number): Promise<readonly TextWord[]>;
  /** Pictures and drawings of the content of a page in painting order. */
  graphics(page: number): Promise<readonly GraphicView[]>;
  /** Level lines that the content of a page draws. */
  rules(page: number): Promise<readonly Box[]>;
  /** Texts that operations would remove from a page, in painting order. */
  redactions(
    page: number,
    operations: Parameters<EngineDocument['redactions']>[1],
  ): Promise<readonly HitView[]>;
  /** Texts of a page as the file has them, in reading order. */
  textUnits(page: number): Promise<readonly TextUnit[]>;
  /** Texts of a page after operations that leave its content as it is, such as turning it. */
  textUnitsAfter(page: string, operations: readonly Operation[]): Promise<readonly TextUnit[]>;
  /** Pictures and drawings of a page after operations that leave its content as it is. */
  graphicsAfter(page: string, operations: readonly Operation[]): Promise<readonly GraphicView[]>;
  findText(page: number, query: TextQuery): Promise<readonly FoundPlace[]>;
  /** Places of a text on a page after operations that leave its content as it is, such as adding the page. */
  findTextAfter(
    page: string,
    operations: readonly Operation[],
    query: TextQuery,
  ): Promise<readonly FoundPlace[]>;
  /** Texts as operations set them; known once the page was drawn with the same operations. */
  setTexts(operations: readonly Operation[]): Promise<readonly SetText[]>;
  /** Annotations and links of a page after operations on it, in its coordinates as it is then shown. */
  annotationsAfter(page: string, operations: readonly Operation[]): Promise<readonly AnnotationView[]>;
  textAfter(page: string, operations: readonly Operation[]): Promise<readonly TextWord[]>;
  /** Sizes of the pages of a file that operations name. */
  assetPages(name: string): Promise<readonly Size[]>;
  /** Draws the part of a page that `view` names. */
  draw(
    page: string,
    operations: readonly Operation[],
    view: DrawView,
    signal?: AbortSignal,
  ): Promise<ImageBitmap>;
  /** Adds a file that operations name. */
  addAsset(name: string, file: Blob): void;
  /** Reads a file of comments as operations; see the engine. */
  readComments(xml: string, prefix: string): Promise<ReadComments>;
  /** Comments of the document as XFDF, with the operations applied. */
  writeComments(operations: readonly Operation[]): Promise<string>;
  /** Fields of the file as it was opened. */
  fields(): Promise<DocumentFields>;
  /** Values in a file that differ from those of the document; see the engine. */
  readValues(format: ValueFileKind, file: Blob, operations: readonly Operation[]): Promise<ReadValues>;
  /** Values of the fields as a file, with the operations applied. */
  writeValues(format: ValueFileKind, operations: readonly Operation[]): Promise<Blob>;
  /** Copy of the file without signatures and certification. */
  unsigned(): Promise<Blob>;
  close(): void;
}
