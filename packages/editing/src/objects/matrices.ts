import { inverted, type Matrix } from '@octavo/pdf/matrix';

/** Smallest determinant of a matrix that has an inverse: a picture of less than a millionth of a point. */
const leastDeterminant = 1e-12;

/** Inverse of a matrix; null for one that maps everything to a line or a point. */
export function inverseOf(matrix: Matrix): Matrix | null {
  const [a, b, c, d] = matrix;

  return Math.abs(a * d - b * c) < leastDeterminant ? null : inverted(matrix);
}
