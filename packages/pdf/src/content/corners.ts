import { type Matrix, mapPoint } from '../matrix.ts';
import type { PdfRectangle } from '../pages/page-tree.ts';

/** Corners of a shape in order, as x and y. */
export type Corners = readonly (readonly [number, number])[];

export function cornersOf([left, bottom, right, top]: PdfRectangle): Corners {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** Corners of a rectangle after a transformation. */
export function cornersThrough(rectangle: PdfRectangle, matrix: Matrix): Corners {
  return cornersOf(rectangle).map(([x, y]) => mapPoint(matrix, x, y));
}

export function boundsOf(corners: Corners): [number, number, number, number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];

  for (const [x, y] of corners) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }

  return bounds;
}
