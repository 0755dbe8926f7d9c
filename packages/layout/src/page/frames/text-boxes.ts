import type { Box, PageContent } from '@octavo/pdf/content/page-content';
import { areaOf, grown, mostlyHolds } from '../../boxes.ts';
import type { GlyphPiece } from '../../text/pieces.ts';
import { shapeText } from '../diagrams/filled-shapes.ts';
import { isSeen, type PageShape, shapesOf } from '../diagrams/shapes.ts';
import type { FoundFloat } from '../floats.ts';
import type { Column } from '../order/columns.ts';

const thresholds = {
  /** Smallest height of a text box, in multiples of the font size; a lower box lies behind words of a line. */
  lowest: 1.9,

  /** Share of the column's area from which a box is the background of the column. */
  mostOfColumn: 0.6,

  /**
   * Minimum median length of the texts beside a box; shorter ones are cells of a sheet, some of which are
   * coloured.
   */
  proseCharacters: 12,

  /** Smallest width of a text box, in points. */
  narrowest: 40,

  /** Smallest height of a text box, in points: one line. */
  lowestBox: 12,

  /** Distance by which a text box may extend beyond its column, in points. */
  overhang: 12,
};

/** Separates the flowing text of a column from the boxes beside which text continues. */
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
      shape.bottom - shape.top > first.sizePoints * thresholds.lowest &&
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
    shape.right - shape.left > thresholds.narrowest &&
    shape.bottom - shape.top > thresholds.lowestBox &&
    shape.left >= column.left - thresholds.overhang &&
    shape.right <= column.right + thresholds.overhang &&
    areaOf(shape) < areaOf(column) * thresholds.mostOfColumn &&
    !column.atoms.some((atom) => atom.left < shape.right && atom.right > shape.left && meets(atom, shape))
  );
}

/** True when text continues beside the box, at the height of its lines, and none reaches into it. */
function isBeside(box: Box, pieces: readonly GlyphPiece[]): boolean {
  const level = pieces.filter((piece) => {
    const middle = (piece.top + piece.bottom) / 2;

    return middle > box.top && middle < box.bottom && !mostlyHolds(grown(box, 1), piece);
  });

  const characters = level.map((piece) => piece.characters).sort((a, b) => a - b);

  return (
    level.length >= 2 &&
    (characters[characters.length >> 1] ?? 0) >= thresholds.proseCharacters &&
    level.every((piece) => piece.right < box.left + 2 || piece.left > box.right - 2)
  );
}

function meets(a: Box, b: Box): boolean {
  return a.top < b.bottom - 2 && a.bottom > b.top + 2;
}
