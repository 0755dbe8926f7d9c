import type { PdfObject } from './objects.ts';

/** a b c d e f as in PDF (ISO 32000-2, 8.3.3): x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Combines two transformations: `inner` is applied first, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  return [
    inner[0] * outer[0] + inner[1] * outer[2],
    inner[0] * outer[1] + inner[1] * outer[3],
    inner[2] * outer[0] + inner[3] * outer[2],
    inner[2] * outer[1] + inner[3] * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ];
}

/** Point after a transformation. */
export function mapPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Inverse transformation; not finite for a singular matrix. */
export function inverted([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;

  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Matrix from six numbers; undefined when the values are anything else. */
export function matrixOf(values: readonly PdfObject[] | null): Matrix | undefined {
  if (values === null || values.length < 6) {
    return undefined;
  }

  const [a, b, c, d, e, f] = values;
  const numbers = [a, b, c, d, e, f].map((value) => (typeof value === 'number' ? value : Number.NaN));

  return numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : undefined;
}

/** Side lengths of the unit square after the transformation. */
export function sidesOf(matrix: Matrix): readonly [width: number, height: number] {
  return [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
}
