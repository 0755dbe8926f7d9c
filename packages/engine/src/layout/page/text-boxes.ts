import { areaOf, boxAround, grown, mostlyHolds } from '../boxes.ts';
import type { Box, PageContent, PagePath } from '../page-content.ts';
import { linesOf } from '../text/lines.ts';
import { type Piece } from '../text/pieces.ts';
import type { Column } from './columns.ts';
import type { FoundFloat } from './floats.ts';

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
): { readonly pieces: readonly Piece[]; readonly boxes: FoundFloat[] } {
  const all = column.pieces as readonly Piece[];
  const taken = new Set<Piece>();
  const boxes: FoundFloat[] = [];

  for (const path of content.paths.filter((candidate) => mayHoldText(candidate, column))) {
    const left = all.filter((piece) => !taken.has(piece));
    const inside = left.filter((piece) => mostlyHolds(grown(path, 1), piece));
    const [first] = inside;

    if (first !== undefined && path.bottom - path.top > first.sizePoints * lowest && isBeside(path, left)) {
      for (const piece of inside) {
        taken.add(piece);
      }

      boxes.push(floatOf(path, inside, content.pageIndex));
    }
  }

  return { pieces: all.filter((piece) => !taken.has(piece)), boxes };
}

function mayHoldText(path: PagePath, column: Column): boolean {
  const isPainted = path.opacity > 0 && (path.stroke !== null || (path.fill ?? 'ffffff') !== 'ffffff');

  return (
    isPainted &&
    isRectangle(path) &&
    path.right - path.left > 40 &&
    path.bottom - path.top > 12 &&
    path.left >= column.left - 12 &&
    path.right <= column.right + 12 &&
    areaOf(path) < areaOf(column) * mostOfColumn &&
    !column.atoms.some((atom) => atom.left < path.right && atom.right > path.left && meets(atom, path))
  );
}

/** Four sides along the edges of the page. */
function isRectangle({ commands, left, top, right, bottom }: PagePath): boolean {
  return (
    commands.length >= 4 &&
    commands.length <= 8 &&
    commands.every(
      (command) =>
        command.kind === 'close' ||
        (command.kind !== 'curve' &&
          Math.min(Math.abs(command.x - left), Math.abs(command.x - right)) < 2 &&
          Math.min(Math.abs(command.y - top), Math.abs(command.y - bottom)) < 2),
    )
  );
}

/** Text goes on beside the box, at the height of its lines, and none reaches into it. */
function isBeside(box: Box, pieces: readonly Piece[]): boolean {
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

function floatOf(path: PagePath, pieces: readonly Piece[], pageIndex: number): FoundFloat {
  const { left, top, right, bottom, stroke, strokeWidth, fill } = path;
  const own = boxAround(pieces);
  const padding = Math.max(0, Math.min(own.left - left, right - own.right, 12));

  return {
    box: { left, top, right, bottom },
    angle: 0,
    lines: linesOf(pieces, pageIndex),
    bounds: { left: left + padding, right: right - padding },
    background: fill,
    border: stroke === null ? null : { widthPoints: strokeWidth, colour: stroke },
  };
}
