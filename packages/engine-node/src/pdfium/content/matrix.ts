import type { Box } from '@octavo/pdf/content/page-content';
import type { Matrix } from '@octavo/pdf/matrix';
import type { PdfRectangle as UserBox } from '@octavo/pdf/pages/page-tree';

/** Maps the user space of a page to the page as shown: cropped, rotated, y downwards. */
export function toShown(crop: UserBox, rotation: 0 | 90 | 180 | 270): Matrix {
  const [left, bottom, right, top] = crop;

  switch (rotation) {
    case 0:
      return [1, 0, 0, -1, -left, top];
    case 90:
      return [0, 1, 1, 0, -bottom, -left];
    case 180:
      return [-1, 0, 0, 1, right, -bottom];
    case 270:
      return [0, -1, -1, 0, top, right];
  }
}

/** Bounding box of a transformed rectangle. */
export function boxThrough(matrix: Matrix, x1: number, y1: number, x2: number, y2: number): Box {
  const [a, b, c, d, e, f] = matrix;

  return {
    left: Math.min(a * x1, a * x2) + Math.min(c * y1, c * y2) + e,
    top: Math.min(b * x1, b * x2) + Math.min(d * y1, d * y2) + f,
    right: Math.max(a * x1, a * x2) + Math.max(c * y1, c * y2) + e,
    bottom: Math.max(b * x1, b * x2) + Math.max(d * y1, d * y2) + f,
  };
}

/** Clockwise angle, in degrees on the page as shown, of the x axis of a space that `matrix` maps to it. */
export function angleOf([a, b]: Matrix): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;

  return Math.abs(degrees) < 0.05 ? 0 : degrees === -180 ? 180 : degrees;
}
