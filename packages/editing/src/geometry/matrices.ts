import type { Matrix } from '@octavo/pdf/edit/shown-space';

/** Matrix that applies one and then the next. */
export function product([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + b * c2,
    a * b2 + b * d2,
    c * a2 + d * c2,
    c * b2 + d * d2,
    e * a2 + f * c2 + e2,
    e * b2 + f * d2 + f2,
  ];
}

export function moving(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(across: number, down: number): Matrix {
  return [across, 0, 0, down, 0, 0];
}

/** Rotation in degrees counterclockwise, where y points downwards. */
export function turning(degrees: number): Matrix {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];

  return [cosine, -sine, sine, cosine, 0, 0];
}
