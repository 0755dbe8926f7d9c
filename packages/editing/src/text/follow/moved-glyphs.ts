import type { Point } from '@octavo/pdf/interpret/glyph';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import { fromFrame, type TextFrame } from '../units/text-frame.ts';
import type { GlyphChanges } from '../write/glyph-changes.ts';

/** Glyph of a changed unit, before and after, in the frame of its text. */
export interface MovedGlyph {
  readonly frame: TextFrame;
  /** Middle of the glyph as it was, in user space. */
  readonly middle: Point;
  readonly base: number;
  readonly em: number;
  /** Null for a glyph that is removed. */
  readonly after: { readonly left: number; readonly right: number; readonly base: number } | null;
  readonly isMoved: boolean;
}

/** Height of the middle of letters, in ems. */
const middle = 0.3;

export function movedGlyph(frame: TextFrame, glyph: PlacedGlyph, changes: GlyphChanges): MovedGlyph {
  const { left, right, base, em, index } = glyph;
  const move = changes.moves.get(index);
  const [along, above] = move === undefined ? [0, 0] : alongFrame(frame, move.by);
  const scale = move?.scale ?? 1;
  const isRemoved = changes.removed.has(index);

  return {
    frame,
    middle: fromFrame(frame, [(left + right) / 2, base + middle * em]),
    base,
    em,
    after: isRemoved
      ? null
      : { left: left + along, right: left + along + (right - left) * scale, base: base + above },
    isMoved: isRemoved || move !== undefined,
  };
}

function alongFrame({ right, up }: TextFrame, [x, y]: Point): Point {
  return [x * right[0] + y * right[1], x * up[0] + y * up[1]];
}
