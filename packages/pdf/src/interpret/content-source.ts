import type { ContentPart } from '../content/page-content-bytes.ts';
import type { Matrix } from '../matrix.ts';
import type { PdfDict, PdfRef } from '../objects.ts';

/** Bytes of a content stream: offsets of an operator's operands and its name, and its place among all operators. */
export interface OperatorRange {
  /** Offset of the first operand. */
  readonly start: number;
  /** Offset after the operator. */
  readonly end: number;
  /** Number of the operator in its stream, counted from 0. */
  readonly index: number;
}

/** Content that is written in one place of the file, however often it is drawn. */
export interface ContentSource {
  /** `page`, or `form` with the object number of the form. */
  readonly key: string;
  /** Object of a form; null for the page. */
  readonly ref: PdfRef | null;
  /** Decoded content; the streams of a page are joined. */
  readonly content: Uint8Array;
  /** Streams of the content with their ranges in it. */
  readonly parts: readonly ContentPart[];
}

/** One time that a source is drawn. */
export interface ContentDrawing {
  readonly source: ContentSource;
  /** Resources that its names refer to; those of the page when the source has none. */
  readonly resources: PdfDict | null;
  /** Key of the tag tree for its marked content; null without tags. */
  readonly structParents: number | null;
  /** Maps coordinates of the source to user space of the page. */
  readonly matrix: Matrix;
  /** Operator that draws the form; null for the page. */
  readonly drawnBy: { readonly drawing: ContentDrawing; readonly range: OperatorRange } | null;
}

/** Stream of a source that contains an offset, with the offset in it; null for the space between two streams. */
export function partAt(
  { parts }: ContentSource,
  offset: number,
): { readonly part: ContentPart; readonly offset: number } | null {
  const part = parts.find(({ start, end }) => offset >= start && offset < end);

  return part === undefined ? null : { part, offset: offset - part.start };
}
