import type { PdfDict } from '../objects.ts';
import type { OperatorRange } from './content-source.ts';

/** Sequence of marked content around a glyph or an object (ISO 32000-2, 14.6). */
export interface MarkedContent {
  readonly tag: string;
  /** Number by which the tag tree refers to it. */
  readonly mcid: number | null;
  readonly properties: PdfDict | null;
  /** Operator that opens it. */
  readonly range: OperatorRange;
  /** False for content of a layer that is hidden. */
  readonly isVisible: boolean;
}
