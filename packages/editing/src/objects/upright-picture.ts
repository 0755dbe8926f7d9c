import { type Matrix, multiply } from '@octavo/pdf/matrix';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { orientedImage } from '@octavo/pdf/picture/place-picture';

/** Size in pixels of a picture as it is shown. */
export function sizeAsShown({ width, height, orientation }: PdfPicture): {
  readonly width: number;
  readonly height: number;
} {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Matrix for the stored rows of a picture that shows it upright in the unit square of a matrix. */
export function uprightMatrix({ orientation }: PdfPicture, matrix: Matrix): Matrix {
  return multiply(orientedImage(orientation, 0, 0, 1, 1), matrix);
}
