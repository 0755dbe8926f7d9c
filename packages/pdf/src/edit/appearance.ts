import { binaryToBytes } from '../bytes/binary.ts';
import type { Matrix } from '../matrix.ts';
import { dictOf, nameOf, type PdfDict, type PdfRef } from '../objects.ts';
import { Drawing } from './drawing.ts';
import type { ObjectChanges } from './object-changes.ts';
import { ResourceNames } from './resource-names.ts';
import type { BlendMode, SharedParts } from './shared-parts.ts';
import type { ShownBox } from './shown-space.ts';

/** Way in which a drawing as a whole is painted over what lies below it. */
export interface GroupPaint {
  /** From 0, invisible, to 1. */
  readonly opacity?: number;
  readonly blend?: BlendMode;
}

/** Drawing of an annotation in points, y downwards. */
export interface Appearance extends GroupPaint {
  readonly drawing: Drawing;
  /** Part of the drawing that is shown. */
  readonly box: ShownBox;
}

export function createAppearance(
  shared: SharedParts,
  box: ShownBox,
  { resources, ...paint }: GroupPaint & { readonly resources?: ResourceNames } = {},
): Appearance {
  const drawing = new Drawing(shared, resources ?? new ResourceNames(shared.changes, null), {
    frame: null,
    bounds: [box.left, box.top, box.left + box.width, box.top + box.height],
    artifact: null,
  });

  return { drawing, box, ...paint };
}

/** Writes an appearance stream, whose matrix turns and scales it to the user space of the page. */
export function addAppearance(shared: SharedParts, appearance: Appearance, matrix: Matrix): PdfRef {
  const { drawing, box, opacity = 1, blend = 'Normal' } = appearance;
  const form = {
    content: drawing.content,
    resources: drawing.resources.build(),
    box,
    matrix,
  };

  if (opacity >= 1 && blend === 'Normal') {
    return addAppearanceForm(shared.changes, form);
  }

  // Parts of the drawing that overlap must not show through each other, so it is painted as one group.
  const group = addAppearanceForm(shared.changes, {
    ...form,
    matrix: [1, 0, 0, 1, 0, 0],
    group: dictOf({ S: nameOf('Transparency') }),
  });
  const names = new ResourceNames(shared.changes, null);
  const state = names.nameOf('ExtGState', shared.graphicsState({ opacity, blend }));
  const content = `/${state} gs /${names.nameOf('XObject', group)} Do`;

  return addAppearanceForm(shared.changes, { ...form, content, resources: names.build() });
}

/** Writes an appearance stream; the annotation's rectangle decides its position (ISO 32000-2, 12.5.5). */
export function addAppearanceForm(
  changes: ObjectChanges,
  appearance: {
    readonly content: string;
    readonly resources: PdfDict;
    readonly box: ShownBox;
    readonly matrix: Matrix;
    readonly group?: PdfDict;
  },
): PdfRef {
  const [a, b, c, d] = appearance.matrix;
  const { left, top, width, height } = appearance.box;

  return changes.addStream(
    dictOf({
      Type: nameOf('XObject'),
      Subtype: nameOf('Form'),
      BBox: [left, top, left + width, top + height],
      Matrix: [a, b, c, d, 0, 0],
      Group: appearance.group,
      Resources: appearance.resources,
    }),
    binaryToBytes(appearance.content),
  );
}
