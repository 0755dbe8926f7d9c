import { type Matrix, mapPoint } from '../matrix.ts';
import type { PdfObject } from '../objects.ts';
import type { PdfRectangle } from '../pages/page-tree.ts';

/** Number of operands of the operators that construct paths (ISO 32000-2, table 58). */
const operandCounts: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['v', 4],
  ['y', 4],
  ['re', 4],
  ['h', 0],
]);

/** Operators that paint a path or end it without painting. */
export const pathPainting: ReadonlySet<string> = new Set([
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'S',
  's',
  'n',
]);

/** Path that is being constructed. */
export class OpenPath {
  /** Offset of its first operand. */
  readonly start: number;
  /** True while no other operators stand between those of the path. */
  isPure = true;
  clips = false;
  #bounds: [number, number, number, number] | null = null;

  constructor(start: number) {
    this.start = start;
  }

  /** Bounds in user space; null for a path without points. */
  get bounds(): PdfRectangle | null {
    return this.#bounds;
  }

  add(operator: string, operands: readonly PdfObject[], matrix: Matrix): void {
    const values = operands
      .slice(-operandCounts.get(operator)!)
      .map((value) => (typeof value === 'number' ? value : 0));
    const [x = 0, y = 0, width = 0, height = 0] = values;
    const points =
      operator === 're'
        ? [x, y, x + width, y, x + width, y + height, x, y + height]
        : operator === 'h'
          ? []
          : values;

    for (let at = 0; at + 2 <= points.length; at += 2) {
      const [userX, userY] = mapPoint(matrix, points[at]!, points[at + 1]!);
      const [left, bottom, right, top] = this.#bounds ?? [userX, userY, userX, userY];
      this.#bounds = [
        Math.min(left, userX),
        Math.min(bottom, userY),
        Math.max(right, userX),
        Math.max(top, userY),
      ];
    }
  }
}

export function isPathConstruction(operator: string): boolean {
  return operandCounts.has(operator);
}

/** Bounds that two clips leave; empty rectangles have no width or height. */
export function intersection(one: PdfRectangle | null, other: PdfRectangle): PdfRectangle {
  if (one === null) {
    return other;
  }

  const [left, bottom] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];

  return [
    left,
    bottom,
    Math.max(left, Math.min(one[2], other[2])),
    Math.max(bottom, Math.min(one[3], other[3])),
  ];
}
