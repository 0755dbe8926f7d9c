import { type Matrix, mapPoint } from '@octavo/pdf/matrix';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';

export function boundsOf(points: readonly (readonly [number, number])[]): PdfRectangle {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);

  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function through([left, bottom, right, top]: PdfRectangle, matrix: Matrix): PdfRectangle {
  return boundsOf([
    mapPoint(matrix, left, bottom),
    mapPoint(matrix, right, bottom),
    mapPoint(matrix, left, top),
    mapPoint(matrix, right, top),
  ]);
}

/** Common area of two rectangles; null for none. */
export function common(one: PdfRectangle, other: PdfRectangle): PdfRectangle | null {
  const left = Math.max(one[0], other[0]);
  const bottom = Math.max(one[1], other[1]);
  const right = Math.min(one[2], other[2]);
  const top = Math.min(one[3], other[3]);

  return left <= right && bottom <= top ? [left, bottom, right, top] : null;
}

/** Least rectangle around two others. */
export function joined(one: PdfRectangle, other: PdfRectangle): PdfRectangle {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}

export function inflated([left, bottom, right, top]: PdfRectangle, by: number): PdfRectangle {
  return [left - by, bottom - by, right + by, top + by];
}
