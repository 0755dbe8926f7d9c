import { binaryToBytes } from '../bytes/binary.ts';
import { dictOf, nameOf, type PdfRef } from '../objects.ts';
import type { PdfPage } from '../page-tree.ts';
import { Drawing } from './drawing.ts';
import type { ObjectChanges } from './object-changes.ts';
import { ResourceNames } from './resource-names.ts';
import type { SharedParts } from './shared-parts.ts';
import { shownToUser } from './shown-space.ts';

/** Drawing of an annotation, in points from the upper left corner of its box, y downwards. */
export interface Appearance {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

export function createAppearance(shared: SharedParts, width: number, height: number): Appearance {
  const resources = new ResourceNames(shared.changes, null);
  const space = { frame: null, bounds: [0, 0, width, height], artifact: null } as const;

  return { drawing: new Drawing(shared, resources, space), width, height };
}

/** Writes an appearance stream that is upright as the page is shown (ISO 32000-2, 12.5.5). */
export function addAppearance(
  changes: ObjectChanges,
  { drawing, width, height }: Appearance,
  page: PdfPage,
): PdfRef {
  const [a, b, c, d] = shownToUser(page);

  return changes.addStream(
    dictOf({
      Type: nameOf('XObject'),
      Subtype: nameOf('Form'),
      BBox: [0, 0, width, height],
      // The annotation's rectangle decides the position.
      Matrix: [a, b, c, d, 0, 0],
      Resources: drawing.resources.build(),
    }),
    binaryToBytes(drawing.content),
  );
}
