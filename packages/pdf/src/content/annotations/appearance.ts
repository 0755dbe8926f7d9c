import { PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '../../objects.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** Reads objects of a document, or of its changes. */
export interface ObjectReader {
  resolve(object: PdfObject): PdfObject;
  dict(object: PdfObject): PdfDict | null;
  array(object: PdfObject): readonly PdfObject[] | null;
  get(dict: PdfDict, key: string): PdfObject;
}

/** A form XObject with the matrix that places it on its page. */
export interface Appearance {
  readonly form: PdfRef;
  readonly matrix: Matrix;
}

/**
 * Returns the normal appearance of an annotation for its current state, positioned by 12.5.5 (algorithm 8.1);
 * null when it has none.
 */
export function appearanceOf(document: ObjectReader, annotation: PdfDict): Appearance | null {
  const appearances = document.dict(annotation.get('AP'));
  const form = appearances === null ? null : streamOf(document, appearances.get('N'), annotation);

  return form === null ? null : placedAppearance(document, form, annotation.get('Rect'));
}

/** Places a form in the rectangle of an annotation; null when one of them has no area. */
export function placedAppearance(
  document: ObjectReader,
  form: PdfRef,
  rectangle: PdfObject,
): Appearance | null {
  const stream = document.resolve(form);
  const rect = numbersOf(document, rectangle, 4);

  if (!(stream instanceof PdfStream) || rect === null) {
    return null;
  }

  const bounds = numbersOf(document, stream.dict.get('BBox'), 4);
  const own = numbersOf(document, stream.dict.get('Matrix'), 6) ?? [1, 0, 0, 1, 0, 0];

  if (bounds === null) {
    return null;
  }

  const [left, bottom, right, top] = boundsThrough(bounds, own);
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

export function numbersOf(document: ObjectReader, object: PdfObject, least: number): number[] | null {
  const numbers = document.array(object)?.map((value) => document.resolve(value)) ?? [];

  return numbers.length >= least && numbers.every((value) => typeof value === 'number') ? numbers : null;
}

/** Left, bottom, right and top of a rectangle after a transformation. */
function boundsThrough(
  box: readonly number[],
  matrix: readonly number[],
): readonly [number, number, number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const points = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);

  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
