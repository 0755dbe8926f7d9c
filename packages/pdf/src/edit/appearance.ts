import { binaryToBytes } from '../bytes/binary.ts';
import { dictOf, nameOf, type PdfDict, type PdfRef } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { Drawing } from './drawing.ts';
import type { ObjectChanges } from './object-changes.ts';
import { ResourceNames } from './resource-names.ts';
import type { SharedParts } from './shared-parts.ts';
import { type Matrix, shownToUser } from './shown-space.ts';

/** Drawing of an annotation, in points from the upper left corner of its box, y downwards. */
export interface Appearance {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

export function createAppearance(
  shared: SharedParts,
  width: number,
  height: number,
  resources = new ResourceNames(shared.changes, null),
): Appearance {
  const space = { frame: null, bounds: [0, 0, width, height], artifact: null } as const;

  return { drawing: new Drawing(shared, resources, space), width, height };
}

/** Writes an appearance stream that is upright as the page is shown. */
export function addAppearance(changes: ObjectChanges, appearance: Appearance, page: PdfPage): PdfRef {
  const { drawing } = appearance;

  return addAppearanceForm(changes, {
    content: drawing.content,
    resources: drawing.resources.build(),
    size: appearance,
    matrix: shownToUser(page),
  });
}

/** Writes an appearance stream; the annotation's rectangle decides its position (ISO 32000-2, 12.5.5). */
export function addAppearanceForm(
  changes: ObjectChanges,
  appearance: {
    readonly content: string;
    readonly resources: PdfDict;
    readonly size: { readonly width: number; readonly height: number };
    readonly matrix: Matrix;
  },
): PdfRef {
  const [a, b, c, d] = appearance.matrix;

  return changes.addStream(
    dictOf({
      Type: nameOf('XObject'),
      Subtype: nameOf('Form'),
      BBox: [0, 0, appearance.size.width, appearance.size.height],
      Matrix: [a, b, c, d, 0, 0],
      Resources: appearance.resources,
    }),
    binaryToBytes(appearance.content),
  );
}
