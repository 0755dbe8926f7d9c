import { inverted, type Matrix, mapPoint } from '../matrix.ts';
import type { PdfPage, PdfRectangle } from '../pages/page-tree.ts';

/** Point of the page as shown: points from the upper left corner, y downwards. */
export interface ShownPoint {
  readonly x: number;
  readonly y: number;
}

/** Rectangle of the page as shown, in points. */
export interface ShownBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height of a page as shown, in points: cropped, rotated and in its own unit. */
export function shownSize(page: PdfPage): { readonly width: number; readonly height: number } {
  return { width: page.widthPoints, height: page.heightPoints };
}

/** Maps points of the page as shown to its user space. */
export function shownToUser(page: PdfPage): Matrix {
  const [left, bottom, right, top] = page.cropBox;
  const scale = 1 / page.unit;

  switch (page.rotation) {
    case 0:
      return [scale, 0, 0, -scale, left, top];
    case 90:
      return [0, scale, scale, 0, left, bottom];
    case 180:
      return [-scale, 0, 0, scale, right, bottom];
    case 270:
      return [0, -scale, -scale, 0, right, top];
  }
}

/** Rectangle of user space that a box of the page as shown covers. */
export function userRectangle(page: PdfPage, { left, top, width, height }: ShownBox): PdfRectangle {
  return boundsThrough([left, top, left + width, top + height], shownToUser(page));
}

/** Box of the page as shown that a rectangle of its user space covers. */
export function shownRectangle(page: PdfPage, rectangle: PdfRectangle): ShownBox {
  const [left, top, right, bottom] = boundsThrough(rectangle, inverted(shownToUser(page)));

  return { left, top, width: right - left, height: bottom - top };
}

/** Rectangle of user space with its upper left corner at that of a shown box, whatever the rotation of the page. */
export function fixedRectangle(page: PdfPage, { left, top, width, height }: ShownBox): PdfRectangle {
  const [x, y] = mapPoint(shownToUser(page), left, top);

  return [x, y - height / page.unit, x + width / page.unit, y];
}

/** Frame with its origin at a shown point and y upwards, rotated counterclockwise, in which text stands upright. */
export function uprightFrame({ x, y }: ShownPoint, angleDegrees: number): Matrix {
  const angle = (angleDegrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];

  return [cosine, -sine, -sine, -cosine, x, y];
}

/** Bounds of a rectangle after a transformation that keeps its sides level. */
export function boundsThrough(
  [x1, y1, x2, y2]: PdfRectangle,
  matrix: Matrix,
): [number, number, number, number] {
  const [ax, ay] = mapPoint(matrix, x1, y1);
  const [bx, by] = mapPoint(matrix, x2, y2);

  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}
