import { boundsOf, type Corners, cornersOf } from '../../content/corners.ts';
import { inverted, type Matrix, mapPoint, multiply } from '../../matrix.ts';
import type { PdfRectangle } from '../../pages/page-tree.ts';

/** Share of a shape that a cut leaves on the page. */
export type Remainder = 'all' | 'part' | 'none';

/** Pixels of a row, from the first to before the last. */
export type PixelSpan = readonly [from: number, to: number];

/** Glyph that content shows, in user space. */
export interface CutGlyph {
  /** Area of its ink. */
  readonly corners: Corners;
  /** Distance by which a stroked outline is larger. */
  readonly margin: number;
  /** Pen before the glyph. */
  readonly origin: readonly [number, number];
  readonly code: number;
}

/** Region of a page, in user space, whose content is removed. */
export interface CutRegion {
  /** Convex areas out of which paths are clipped; without any, paths that lie there in part are kept. */
  readonly clippedAreas: readonly Corners[];
  isGlyphRemoved(glyph: CutGlyph): boolean;
  /** True for an annotation that is removed with all it shows, by its rectangle and its subtype. */
  isAnnotationRemoved(corners: Corners, subtype: string): boolean;
  /** Remainder of a convex shape that is `margin` larger on all sides. */
  remainderOf(corners: Corners, margin?: number): Remainder;
  /**
   * Returns a function that gives the pixels to remove from each row of an image. `matrix` maps the unit square,
   * which the image fills from its lower left corner, to user space.
   */
  removedPixels(
    matrix: Matrix,
    size: { readonly width: number; readonly height: number },
  ): (row: number) => readonly PixelSpan[];
}

/** The region outside of a rectangle. */
export function regionOutside(kept: PdfRectangle): CutRegion {
  const corners = cornersOf(kept);
  const remainderOf: CutRegion['remainderOf'] = (shape, margin = 0) => {
    const [left, bottom, right, top] = boundsOf(shape);

    if (left - margin >= kept[0] && bottom - margin >= kept[1]) {
      if (right + margin <= kept[2] && top + margin <= kept[3]) {
        return 'all';
      }
    }

    return areApart(shape, corners, margin) ? 'none' : 'part';
  };

  return {
    clippedAreas: [],
    isGlyphRemoved: ({ corners: shape, margin }) => remainderOf(shape, margin) === 'none',
    isAnnotationRemoved: (shape) => remainderOf(shape) === 'none',
    remainderOf,

    removedPixels(matrix, { width, height }) {
      const toUser = multiply([1 / width, 0, 0, -1 / height, 0, 1], matrix);
      const toPixels = inverted(toUser);
      const outline = corners.map(([x, y]) => mapPoint(toPixels, x, y));

      return (row) => {
        const columns = columnsWithin(outline, row);

        if (columns === null) {
          return [[0, width]];
        }

        const from = Math.max(0, Math.min(width, Math.floor(columns[0] + rounding)));
        const to = Math.max(from, Math.min(width, Math.ceil(columns[1] - rounding)));

        return [[0, from] as const, [to, width] as const].filter(([first, end]) => first < end);
      };
    },
  };
}

/** Share of a pixel, or of a unit, below which two lengths count as equal. */
export const rounding = 1e-6;

/** True when a line separates two convex shapes; touching edges do not connect them. */
export function areApart(one: Corners, other: Corners, margin: number): boolean {
  const axes = [[1, 0] as const, [0, 1] as const, ...normalsOf(one)];

  return axes.some(([x, y]) => {
    const [low, high] = extent(one, x, y);
    const [otherLow, otherHigh] = extent(other, x, y);
    const slack = margin - rounding;

    return low - slack >= otherHigh || high + slack <= otherLow;
  });
}

function normalsOf(corners: Corners): (readonly [number, number])[] {
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    const length = Math.hypot(nextX - x, nextY - y);

    return length > 0 ? [[(y - nextY) / length, (nextX - x) / length] as const] : [];
  });
}

function extent(corners: Corners, x: number, y: number): readonly [number, number] {
  const places = corners.map((corner) => corner[0] * x + corner[1] * y);

  return [Math.min(...places), Math.max(...places)];
}

/** Leftmost and rightmost point of a convex outline in a row of pixels; null when it does not reach the row. */
export function columnsWithin(outline: Corners, row: number): readonly [number, number] | null {
  const xs: number[] = [];

  for (const [index, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;

    if (y > row - rounding && y < row + 1 + rounding) {
      xs.push(x);
    }

    for (const level of [row, row + 1]) {
      if (y < level !== nextY < level) {
        xs.push(x + ((level - y) / (nextY - y)) * (nextX - x));
      }
    }
  }

  const isTouched =
    outline.some(([, y]) => y > row + rounding) && outline.some(([, y]) => y < row + 1 - rounding);

  return xs.length === 0 || !isTouched ? null : [Math.min(...xs), Math.max(...xs)];
}
