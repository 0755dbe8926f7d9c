import type { Box, Point } from '@octavo/contract/edits/primitives';
import { shownRectangle, shownToUser, userRectangle } from '@octavo/pdf/edit/shown-space';
import { inverted, type Matrix, mapPoint } from '@octavo/pdf/matrix';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';

/** Decimals of coordinates in the file and in operations: far less than a printer dot. */
const fileDecimals = 5;
const shownDecimals = 3;

/** Conversion between a page as shown and its user space. */
export class PageSpace {
  readonly #page: PdfPage;
  readonly #toUser: Matrix;
  readonly #toShown: Matrix;

  constructor(page: PdfPage) {
    this.#page = page;
    this.#toUser = shownToUser(page);
    this.#toShown = inverted(this.#toUser);
  }

  /** Maps user space to points of the page as shown. */
  get userToShown(): Matrix {
    return this.#toShown;
  }

  /** Coordinates of points in user space, x and y in turn. */
  toUser(points: readonly Point[]): number[] {
    return points.flatMap(({ x, y }) =>
      mapPoint(this.#toUser, x, y).map((value) => rounded(value, fileDecimals)),
    );
  }

  /** Points of coordinates in user space, x and y in turn. */
  toShown(coordinates: readonly number[]): Point[] {
    return Array.from({ length: Math.floor(coordinates.length / 2) }, (_, index) => {
      const [x, y] = mapPoint(this.#toShown, coordinates[index * 2] ?? 0, coordinates[index * 2 + 1] ?? 0);

      return { x: rounded(x, shownDecimals), y: rounded(y, shownDecimals) };
    });
  }

  userBox(box: Box): number[] {
    return userRectangle(this.#page, box).map((value) => rounded(value, fileDecimals));
  }

  shownBox([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]): Box {
    const { left, top, width, height } = shownRectangle(this.#page, [x1, y1, x2, y2]);

    return {
      left: rounded(left, shownDecimals),
      top: rounded(top, shownDecimals),
      width: rounded(width, shownDecimals),
      height: rounded(height, shownDecimals),
    };
  }

  /** Box of a rectangle that stays upright around its upper left corner when the page is rotated. */
  fixedBox([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]): Box {
    const [corner = { x: 0, y: 0 }] = this.toShown([Math.min(x1, x2), Math.max(y1, y2)]);

    return {
      left: corner.x,
      top: corner.y,
      width: this.shownLength(Math.abs(x2 - x1)),
      height: this.shownLength(Math.abs(y2 - y1)),
    };
  }

  /** Movement in user space of one on the page as shown. */
  userShift({ x, y }: Point): readonly [number, number] {
    const [a, b, c, d] = this.#toUser;

    return mapPoint([a, b, c, d, 0, 0], x, y);
  }

  /** Length in user space of one in points. */
  userLength(points: number): number {
    return rounded(points / this.#page.unit, fileDecimals);
  }

  shownLength(units: number): number {
    return rounded(units * this.#page.unit, shownDecimals);
  }
}

function rounded(value: number, decimals: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(value * 10 ** decimals) / 10 ** decimals + 0;
}
