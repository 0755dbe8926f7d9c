import { eachOperator } from '@octavo/pdf/content/content-operators';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { type Matrix, mapPoint } from '@octavo/pdf/matrix';

type Point = readonly [number, number];

/** Points of one part of a path, with its curves as short lines. */
export type PaintedOutline = readonly Point[];

/** Lines that stand for a curve. */
const curveLines = 8;

/** Most points of a path; one with more is taken for an area. */
const mostPoints = 20_000;

/**
 * Parts of a painted path in the space that a matrix leads to; null for a path that is not built by its own operators
 * alone, or is too long.
 */
export function outlinesOf(
  { drawing, range, matrix }: PaintedObject,
  toPage: Matrix,
): PaintedOutline[] | null {
  const outlines: Point[][] = [];
  let isPure = true;
  let count = 0;
  let pen: Point = [0, 0];

  const place = (point: Point): Point => {
    const [x, y] = mapPoint(matrix, ...point);

    return mapPoint(toPage, x, y);
  };
  const add = (...points: Point[]) => {
    count += points.length;
    outlines.at(-1)?.push(...points.map(place));
    pen = points.at(-1) ?? pen;
  };

  eachOperator(drawing.source.content.subarray(range.start, range.end), (operator, operands) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map((value) =>
      typeof value === 'number' ? value : 0,
    );

    switch (operator) {
      case 'm':
        outlines.push([]);
        add([a, b]);
        break;
      case 'l':
        add([a, b]);
        break;
      case 'c':
        add(...curve(pen, [a, b], [c, d], [e, f]));
        break;
      case 'v':
        add(...curve(pen, pen, [a, b], [c, d]));
        break;
      case 'y':
        add(...curve(pen, [a, b], [c, d], [c, d]));
        break;
      case 're':
        outlines.push([]);
        add([a, b], [a + c, b], [a + c, b + d], [a, b + d], [a, b]);
        break;
      case 'h':
        outlines.at(-1)?.push(...outlines.at(-1)!.slice(0, 1));
        break;
      default:
        isPure &&= /^([fFbB]\*?|[sS])$/.test(operator);
    }
  });

  return isPure && count <= mostPoints ? outlines : null;
}

function curve(from: Point, one: Point, other: Point, to: Point): Point[] {
  return Array.from({ length: curveLines }, (_, index) => {
    const t = (index + 1) / curveLines;
    const s = 1 - t;
    const at = (axis: 0 | 1) =>
      s * s * s * from[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * other[axis] + t * t * t * to[axis];

    return [at(0), at(1)];
  });
}
