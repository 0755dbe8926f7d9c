import type { Matrix } from '../../matrix.ts';
import { numbersOf, type ObjectReader } from '../../object-reader.ts';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '../../objects.ts';
import { boundsOf, cornersThrough } from '../corners.ts';

/** A form XObject with the matrix that places it on its page. */
export interface PlacedAppearance {
  readonly form: PdfRef;
  readonly matrix: Matrix;
}

/**
 * Returns the normal appearance of an annotation for its current state, positioned by 12.5.5 (algorithm 8.1);
 * null when it has none.
 */
export function appearanceOf(document: ObjectReader, annotation: PdfDict): PlacedAppearance | null {
  const appearances = document.dict(annotation.get('AP'));
  const form = appearances === null ? null : streamOf(document, appearances.get('N'), annotation);

  return form === null ? null : placedAppearance(document, form, annotation.get('Rect'));
}

/** Places a form in the rectangle of an annotation; null when one of them has no area. */
export function placedAppearance(
  document: ObjectReader,
  form: PdfRef,
  rectangle: PdfObject,
): PlacedAppearance | null {
  const stream = document.resolve(form);
  const rect = numbersOf(document, rectangle, 4);

  if (!(stream instanceof PdfStream) || rect === null) {
    return null;
  }

  const bounds = numbersOf(document, stream.dict.get('BBox'), 4);

  if (bounds === null) {
    return null;
  }

  const [x3 = 0, y3 = 0, x4 = 0, y4 = 0] = bounds;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(document, stream.dict.get('Matrix'), 6) ?? [];
  const [left, bottom, right, top] = boundsOf(cornersThrough([x3, y3, x4, y4], [a, b, c, d, e, f]));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const [width, height] = [right - left, top - bottom];

  if (width <= 0 || height <= 0 || x1 === x2 || y1 === y2) {
    return null;
  }

  const across = Math.abs(x2 - x1) / width;
  const down = Math.abs(y2 - y1) / height;
  const matrix: Matrix = [
    across,
    0,
    0,
    down,
    Math.min(x1, x2) - left * across,
    Math.min(y1, y2) - bottom * down,
  ];

  return { form, matrix };
}

function streamOf(document: ObjectReader, normal: PdfObject, annotation: PdfDict): PdfRef | null {
  const value = document.resolve(normal);

  if (value instanceof PdfStream) {
    return normal instanceof PdfRef ? normal : null;
  }

  const state = document.get(annotation, 'AS');
  const shown = value instanceof PdfDict && state instanceof PdfName ? value.get(state.value) : null;

  return shown instanceof PdfRef && document.resolve(shown) instanceof PdfStream ? shown : null;
}
