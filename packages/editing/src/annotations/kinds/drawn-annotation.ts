import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Box } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import type { BlendMode } from '@octavo/pdf/edit/shared-parts';
import type { PdfObject } from '@octavo/pdf/objects';
import type { EditHost } from '../../edit-context.ts';
import type { PageSpace } from '../../geometry/page-space.ts';
import type { AnnotationSource } from '../annotation-source.ts';

/** Annotation of a type. */
export type AnnotationOf<Type extends Annotation['type']> = Annotation extends infer Each
  ? Each extends { readonly type: infer Own }
    ? Type extends Own
      ? Each
      : never
    : never
  : never;

/** Parts of an edit that the drawing of an annotation may use. */
export interface DrawingPlace {
  readonly editor: PdfEditor;
  readonly host: EditHost;
  readonly space: PageSpace;
  /** Annotation that the new one replaces. */
  readonly replaced: AnnotationSource | null;
}

/** Entries and look of an annotation, apart from those that all kinds share. */
export interface DrawnAnnotation {
  readonly subtype: string;
  readonly entries: Readonly<Record<string, PdfObject | undefined>>;
  /** Box of the annotation on the page as shown. */
  readonly box: Box;
  readonly blend?: BlendMode;
  /** Opacity with which the drawing is painted; that of the annotation when absent. */
  readonly opacity?: number;
  /** True for an annotation that readers neither rotate nor scale with the page. */
  readonly isFixed?: true;
  /** Draws in coordinates of the page as shown; null keeps the appearance of the replaced annotation. */
  readonly draw: ((drawing: Drawing) => void | Promise<void>) | null;
}
