import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import type { PaintState } from './paint-states.ts';
import { stepsBack } from './state-step.ts';

/** Part of the bounds of an object that its clips and the page leave; null when nothing of it is seen. */
export function visibleBounds(
  { bounds }: Pick<PaintedObject, 'bounds'>,
  { step: last }: PaintState,
  page: PdfRectangle,
): PdfRectangle | null {
  let [left, bottom, right, top] = cut(bounds, page);

  for (const { bounds: clip } of stepsBack(last)) {
    [left, bottom, right, top] =
      clip === null ? [left, bottom, right, top] : cut([left, bottom, right, top], clip);
  }

  return right >= left && top >= bottom ? [left, bottom, right, top] : null;
}

function cut(one: PdfRectangle, other: PdfRectangle): PdfRectangle {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}
