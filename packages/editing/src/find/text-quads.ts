import type { Quad } from '@octavo/contract/edits/primitives';
import { type Glyph, glyphMatrix } from '@octavo/pdf/interpret/glyph';
import type { PageSpace } from '../geometry/page-space.ts';
import { emOf } from './page-text.ts';

/** Distances above and below the baseline, in ems. */
interface TextHeights {
  readonly ascent: number;
  readonly descent: number;
}

/** Reach of highlights and other marks. */
const markReach: TextHeights = { ascent: 0.82, descent: 0.22 };

/** Distances in ems from which a glyph begins a piece of its own. */
const apart = { across: 0.6, back: 0.6, along: 4 };

/** Pieces of a text that mark it on the page, one for each line; glyphs in the order in which they are painted. */
export function textQuads(
  glyphs: readonly Glyph[],
  space: PageSpace,
  reach: TextHeights = markReach,
): readonly Quad[] {
  const pieces: Glyph[][] = [];

  for (const glyph of glyphs) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);

    if (piece === undefined || before === undefined || standsApart(before, glyph)) {
      pieces.push([glyph]);
    } else {
      piece.push(glyph);
    }
  }

  return pieces.map((piece) => quadOf(piece, space, reach));
}

function standsApart(before: Glyph, after: Glyph): boolean {
  const em = emOf(before);
  const [x, y] = directionOf(before);
  const [gapX, gapY] = [
    after.origin[0] - before.origin[0] - before.advance[0],
    after.origin[1] - before.origin[1] - before.advance[1],
  ];
  const along = (gapX * x + gapY * y) / em;

  return Math.abs(gapX * y - gapY * x) / em > apart.across || along < -apart.back || along > apart.along;
}

/** Direction in which the text runs. */
function directionOf(glyph: Glyph): readonly [number, number] {
  const [a, b] = glyph.advance[0] === 0 && glyph.advance[1] === 0 ? glyphMatrix(glyph) : glyph.advance;
  const length = Math.hypot(a, b) || 1;

  return [a / length, b / length];
}

function quadOf(piece: readonly Glyph[], space: PageSpace, { ascent, descent }: TextHeights): Quad {
  const [first, last] = [piece[0]!, piece.at(-1)!];
  const em = Math.max(...piece.map(emOf));
  const [x, y] = directionOf(first);
  const end = [last.origin[0] + last.advance[0], last.origin[1] + last.advance[1]] as const;
  const corner = ([left, bottom]: readonly [number, number], up: number) => [
    left - y * up * em,
    bottom + x * up * em,
  ];
  const [upperLeft, upperRight, lowerLeft, lowerRight] = space.toShown([
    ...corner(first.origin, ascent),
    ...corner(end, ascent),
    ...corner(first.origin, -descent),
    ...corner(end, -descent),
  ]);

  return [upperLeft!, upperRight!, lowerLeft!, lowerRight!];
}
