import type { Box } from '@octavo/pdf/content/page-content';
import { areaOf, boxAround, heightOf, mostlyHolds, sharedAcross, sharedDown, widthOf } from '../../boxes.ts';
import { DisjointSets } from '../../groups.ts';
import { linesOf } from '../../text/lines.ts';
import type { GlyphPiece } from '../../text/pieces.ts';
import type { FoundFloat } from '../floats.ts';
import { isSeen, type PageShape } from './shapes.ts';

/** A shape with the text in it. */
export interface FilledShape {
  readonly shape: PageShape;
  readonly pieces: readonly GlyphPiece[];
}

const thresholds = {
  /** Sides nearer than this, in points, touch. */
  touching: 2,

  /** Maximum number of shapes that touch; more are the cells of a table. */
  mostTouching: 3,

  /** Largest padding between a box and its text, in points. */
  widestPadding: 12,

  /** Largest baseline distance of lines that overflow the bottom of a shape, in multiples of the font size. */
  nextLine: 2.6,

  /** Smallest gap between columns, in multiples of the font size. */
  columnGap: 2,

  /** Largest difference between baselines of a line, in multiples of the font size. */
  sameLine: 0.3,
};

/** Assigns each text to the smallest shape around it, or to the shape that it overflows. */
export function fillShapes(shapes: readonly PageShape[], pieces: readonly GlyphPiece[]): FilledShape[] {
  const bySize = [...shapes].sort((a, b) => areaOf(a) - areaOf(b));
  const held = new Map<PageShape, GlyphPiece[]>(shapes.map((shape) => [shape, []]));
  const outside: GlyphPiece[] = [];

  for (const piece of pieces) {
    const holder = bySize.find((shape) => mostlyHolds(shape, piece));
    (holder === undefined ? outside : (held.get(holder) ?? [])).push(piece);
  }

  const byOrder = [...shapes].sort((a, b) => orderOf(a) - orderOf(b));

  for (const piece of outside) {
    const order = piece.glyphs[0]?.order ?? 0;
    const before = byOrder.findLast((shape) => orderOf(shape) < order);

    if (before !== undefined && runsOutOf(piece, before, held.get(before) ?? [])) {
      held.get(before)?.push(piece);
    }
  }

  return shapes.map((shape) => ({ shape, pieces: held.get(shape) ?? [] }));
}

/** True when a line is right below those of the shape painted last before it, which had no room left. */
function runsOutOf(piece: GlyphPiece, shape: PageShape, held: readonly GlyphPiece[]): boolean {
  const last = held.at(-1);
  const below = last === undefined ? 0 : piece.baseline - last.baseline;

  return (
    last !== undefined &&
    shape.border !== null &&
    below >= 0 &&
    below < last.sizePoints * thresholds.nextLine &&
    piece.top < shape.bottom + last.sizePoints &&
    piece.left > shape.left - thresholds.touching &&
    piece.right < shape.right + thresholds.touching
  );
}

function orderOf({ paths }: PageShape): number {
  return paths[0]?.order ?? 0;
}

/** Groups of shapes that touch each other, without larger groups, which are tables. */
export function touchingShapes(filled: readonly FilledShape[]): FilledShape[][] {
  const groups = new DisjointSets(filled.length);

  for (const [index, { shape }] of filled.entries()) {
    for (const [before, other] of filled.slice(0, index).entries()) {
      if (touch(shape, other.shape)) {
        groups.join(index, before);
      }
    }
  }

  return groups
    .all()
    .filter((group) => group.length <= thresholds.mostTouching)
    .map((group) => group.flatMap((index) => filled[index] ?? []));
}

/** True when two boxes touch along most of the shorter side. */
function touch(one: Box, other: Box): boolean {
  const across = sharedAcross(one, other);
  const down = sharedDown(one, other);
  const width = Math.min(widthOf(one), widthOf(other));
  const height = Math.min(heightOf(one), heightOf(other));

  return (
    (Math.abs(across) <= thresholds.touching && down > height * 0.5) ||
    (Math.abs(down) <= thresholds.touching && across > width * 0.5)
  );
}

/** Floating text of a shape. The outline of a shape other than a rectangle is left to the drawing. */
export function shapeText({ shape, pieces }: FilledShape, pageIndex: number): FoundFloat {
  const { left, top, right, bottom, isRectangle, background, border } = shape;
  const own = boxAround(pieces);
  const padding = Math.max(0, Math.min(own.left - left, right - own.right, thresholds.widestPadding));

  return {
    box: { left, top, right, bottom },
    angle: 0,
    lines: linesOf(pieces, pageIndex),
    bounds: { left: left + padding, right: right - padding, firm: true },
    background: isRectangle ? background : null,
    border: isRectangle ? border : null,
  };
}

/** True for a visible shape with text; texts side by side are those of a table row. */
export function holdsText({ shape, pieces }: FilledShape): boolean {
  return (
    pieces.length > 0 && isSeen(shape) && !pieces.some((piece, index) => isBeside(piece, pieces[index - 1]))
  );
}

function isBeside(piece: GlyphPiece, before: GlyphPiece | undefined): boolean {
  return (
    before !== undefined &&
    Math.abs(piece.baseline - before.baseline) < piece.sizePoints * thresholds.sameLine &&
    piece.left - before.right > piece.sizePoints * thresholds.columnGap
  );
}
