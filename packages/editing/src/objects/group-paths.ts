import type { Box } from '@octavo/contract/edits/primitives';
import type { PaintedObject } from '@octavo/pdf/interpret/painted-object';
import { DisjointSets } from './disjoint-sets.ts';

/** Object of the base by its number on the page and its kind. */
export interface ObjectTarget {
  readonly index: number;
  readonly kind: PaintedObject['kind'];
}

/** Path or shading with the box that is seen of it. */
export interface PlacedPath {
  readonly target: ObjectTarget;
  readonly painted: PaintedObject;
  readonly box: Box;
}

/** Distance in points up to which two paths belong together. */
const nearPoints = 2;

/** Share of the page from which a path is its background or frame, not a part of a drawing on it. */
const backgroundShare = 0.5;

/** Side in points of the squares in which neighbours are looked for. */
const cellSide = 24;

/** Squares that a path takes part in at most; larger ones are joined through what lies at their edges. */
const mostCells = 400;

/** Drawings that paths form by nearness, by their form, or by the figure of the tag tree that they are marked as. */
export function groupPaths(
  paths: readonly PlacedPath[],
  page: { readonly width: number; readonly height: number },
): PlacedPath[][] {
  const sets = new DisjointSets(paths.length);
  const cells = new Map<string, number[]>();
  const byMark = new Map<unknown, number>();

  for (const [index, { painted, box }] of paths.entries()) {
    if (isBackground(box, page)) {
      continue;
    }

    const figure = painted.marks.findLast(({ tag }) => tag === 'Figure' || tag === 'Formula')?.range;

    if (figure !== undefined) {
      sets.join(index, byMark.get(figure) ?? index);
      byMark.set(figure, index);
    }

    for (const cell of cellsOf(box)) {
      const others = cells.get(cell) ?? [];

      for (const other of others) {
        if (!sets.areJoined(index, other) && areNear(paths[index]!, paths[other]!)) {
          sets.join(index, other);
        }
      }

      // Paths that are joined already stand for each other where they cover the same square.
      if (others.length < 64) {
        others.push(index);
      }

      cells.set(cell, others);
    }
  }

  return sets.groups().map((group) => group.map((index) => paths[index]!));
}

function isBackground(
  { width, height }: Box,
  page: { readonly width: number; readonly height: number },
): boolean {
  return width * height > backgroundShare * page.width * page.height;
}

function areNear({ box: one, painted }: PlacedPath, { box: other, painted: next }: PlacedPath): boolean {
  return (
    painted.drawing === next.drawing &&
    one.left <= other.left + other.width + nearPoints &&
    other.left <= one.left + one.width + nearPoints &&
    one.top <= other.top + other.height + nearPoints &&
    other.top <= one.top + one.height + nearPoints
  );
}

function* cellsOf({ left, top, width, height }: Box): Generator<string> {
  const [firstColumn, firstRow] = [left, top].map((at) => Math.floor((at - nearPoints) / cellSide)) as [
    number,
    number,
  ];
  const lastColumn = Math.floor((left + width + nearPoints) / cellSide);
  const lastRow = Math.floor((top + height + nearPoints) / cellSide);
  const isLarge = (lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) > mostCells;

  for (let column = firstColumn; column <= lastColumn; column += 1) {
    for (let row = firstRow; row <= lastRow; row += 1) {
      const isEdge = column === firstColumn || column === lastColumn || row === firstRow || row === lastRow;

      if (!isLarge || isEdge) {
        yield `${column} ${row}`;
      }
    }
  }
}
