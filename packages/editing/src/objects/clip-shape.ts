import { type Matrix, mapPoint, multiply } from '@octavo/pdf/matrix';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';
import { inverseOf } from './matrices.ts';

/** Points by which a clip may cut an object, such as by rounding, without counting as a part of its look. */
const slackPoints = 0.5;

type Points = readonly (readonly [number, number])[];

/** Shape of a path that clips, as its operators construct it. */
export class ClipShape {
  readonly #points: (readonly [number, number])[] = [];
  #isPolygon = true;
  #bounds: [number, number, number, number] | null = null;

  /** Adds a construction operator, through the matrix that is current then. */
  add(operator: string, values: readonly number[], matrix: Matrix): void {
    const [x = 0, y = 0, width = 0, height = 0] = values;

    if (operator === 're') {
      this.#isPolygon &&= this.#points.length === 0;
      this.#push(matrix, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);
    } else if (operator === 'm' || operator === 'l') {
      this.#isPolygon &&= operator === 'l' || this.#points.length === 0;
      this.#push(matrix, [x, y]);
    } else if (operator !== 'h') {
      this.#isPolygon = false;
      // Curves are bounded by their control points.
      this.#push(
        matrix,
        ...Array.from(
          { length: values.length >> 1 },
          (_, at) => [values[at * 2] ?? 0, values[at * 2 + 1] ?? 0] as const,
        ),
      );
    }
  }

  /** Bounds in user space; null without points. */
  get bounds(): PdfRectangle | null {
    return this.#bounds;
  }

  /** Matrix from the unit square to the shape in user space; null when it is not a parallelogram. */
  get parallelogram(): Matrix | null {
    const [first, second, third, fourth, last = first] = this.#points;

    if (!this.#isPolygon || this.#points.length > 5 || !first || !second || !third || !fourth || !last) {
      return null;
    }

    const isClosed = distance(first, last) < slackPoints;
    const meets = distance([second[0] + fourth[0] - first[0], second[1] + fourth[1] - first[1]], third);

    return isClosed && meets < slackPoints
      ? [
          second[0] - first[0],
          second[1] - first[1],
          fourth[0] - first[0],
          fourth[1] - first[1],
          first[0],
          first[1],
        ]
      : null;
  }

  #push(matrix: Matrix, ...points: Points): void {
    for (const [x, y] of points) {
      const [userX, userY] = mapPoint(matrix, x, y);
      const [left, bottom, right, top] = this.#bounds ?? [userX, userY, userX, userY];
      this.#bounds = [
        Math.min(left, userX),
        Math.min(bottom, userY),
        Math.max(right, userX),
        Math.max(top, userY),
      ];

      // More points than a rectangle has are only counted.
      if (this.#points.length <= 5) {
        this.#points.push([userX, userY]);
      }
    }
  }
}

/** True when points lie in a parallelogram, `margin` points from its sides; a negative margin is outside. */
export function isWithin(shape: Matrix, points: Points, margin = -slackPoints): boolean {
  const toUnit = inverseOf(shape);

  if (toUnit === null) {
    return false;
  }

  const marginX = margin / Math.hypot(shape[0], shape[1]);
  const marginY = margin / Math.hypot(shape[2], shape[3]);

  return points.every(([x, y]) => {
    const [u, v] = mapPoint(toUnit, x, y);

    return u >= marginX && u <= 1 - marginX && v >= marginY && v <= 1 - marginY;
  });
}

/** Rectangle in the unit square of a picture that a parallelogram covers; null when its sides are not parallel. */
export function rectangleIn(
  picture: Matrix,
  shape: Matrix,
): { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number } | null {
  const toUnit = inverseOf(picture);

  if (toUnit === null) {
    return null;
  }

  const [a, b, c, d, e, f] = multiply(shape, toUnit);
  const isParallel = (one: number, other: number) => Math.abs(one) < 1e-3 && Math.abs(other) < 1e-3;

  if (!isParallel(b, c) && !isParallel(a, d)) {
    return null;
  }

  const [x, y] = [e + a + c, f + b + d];

  return { left: Math.min(e, x), bottom: Math.min(f, y), right: Math.max(e, x), top: Math.max(f, y) };
}

function distance(one: readonly [number, number], other: readonly [number, number]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
