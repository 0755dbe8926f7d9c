import { areaOf, grown, mostlyHolds } from '../boxes.ts';
import type { Box, PageContent } from '../page-content.ts';
import type { GlyphPiece } from '../text/pieces.ts';
import type { Column } from './columns.ts';
import { shapeText } from './filled-shapes.ts';
import type { FoundFloat } from './floats.ts';
import { isSeen, type PageShape, shapesOf } from './shapes.ts';

/** A box lower than so many times its text lies behind words of a line. */
const lowest = 1.9;

/** A box that fills more of its column is what the column is set in. */
const mostOfColumn = 0.6;

/** Shorter texts beside a box are cells of a sheet, in which some places are painted. */
const proseCharacters = 12;

/** Parts a column into what flows and the boxes that text goes on beside. */
export function takeTextBoxes(
  column: Column,
  content: PageContent,
): { readonly pieces: readonly GlyphPiece[]; readonly boxes: FoundFloat[] } {
  const all = column.pieces as readonly GlyphPiece[];
  const taken = new Set<GlyphPiece>();
  const boxes: FoundFloat[] = [];

  for (const shape of shapesOf(content).filter((candidate) => mayHoldText(candidate, column))) {
    const left = all.filter((piece) => !taken.has(piece));
    const inside = left.filter((piece) => mostlyHolds(grown(shape, 1), piece));
    const [first] = inside;

    if (
      first !== undefined &&
      shape.bottom - shape.top > first.sizePoints * lowest &&
      isBeside(shape, left)
    ) {
      for (const piece of inside) {
        taken.add(piece);
      }

      boxes.push(shapeText({ shape, pieces: inside }, content.pageIndex));
    }
  }

  return { pieces: all.filter((piece) => !taken.has(piece)), boxes };
}

function mayHoldText(shape: PageShape, column: Column): boolean {
  return (
    isSeen(shape) &&
    shape.isRectangle &&
    shape.right - shape.left > 40 &&
    shape.bottom - shape.top > 12 &&
    shape.left >= column.left - 12 &&
    shape.right <= column.right + 12 &&
    areaOf(shape) < areaOf(column) * mostOfColumn &&
    !column.atoms.some((atom) => atom.left < shape.right && atom.right > shape.left && meets(atom, shape))
  );
}

/** Text goes on beside the box, at the height of its lines, and none reaches into it. */
function isBeside(box: Box, pieces: readonly GlyphPiece[]): boolean {
  const level = pieces.filter((piece) => {
    const middle = (piece.top + piece.bottom) / 2;

    return middle > box.top && middle < box.bottom && !mostlyHolds(grown(box, 1), piece);
  });

  const characters = level.map((piece) => piece.characters).sort((a, b) => a - b);

  return (
    level.length >= 2 &&
    (characters[characters.length >> 1] ?? 0) >= proseCharacters &&
    level.every((piece) => piece.right < box.left + 2 || piece.left > box.right - 2)
  );
}

function meets(a: Box, b: Box): boolean {
  return a.top < b.bottom - 2 && a.bottom > b.top + 2;
}
