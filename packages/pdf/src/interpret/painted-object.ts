import type { Matrix } from '../matrix.ts';
import type { PdfRef } from '../objects.ts';
import type { PdfRectangle } from '../pages/page-tree.ts';
import type { ContentDrawing, OperatorRange } from './content-source.ts';
import type { MarkedContent } from './marked-content.ts';

/** Setting in which an operator paints. */
export interface PaintSetting {
  readonly drawing: ContentDrawing;
  readonly range: OperatorRange;
  /** Current transformation matrix. */
  readonly matrix: Matrix;
  /** Operators that set the colours, as written; empty for the initial black. */
  readonly fill: string;
  readonly stroke: string;
  /** Marked content around it, outermost first. */
  readonly marks: readonly MarkedContent[];
  /** Number of clips in effect. */
  readonly clipDepth: number;
  /** False for content of a layer that is hidden. */
  readonly isVisible: boolean;
}

/** Image, path or shading that an operator paints. */
export interface PaintedObject extends PaintSetting {
  readonly kind: 'image' | 'path' | 'shading';
  /** Operator that paints it; the range of a path starts at its first point. */
  readonly operator: string;
  /** Name in the resources of an image or shading; null for paths and inline images. */
  readonly name: string | null;
  readonly ref: PdfRef | null;
  /** Area in user space of the page; curves are bounded by their control points. */
  readonly bounds: PdfRectangle;
}
