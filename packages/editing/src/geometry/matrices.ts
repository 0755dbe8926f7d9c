import type { Matrix } from '@octavo/pdf/matrix';

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
