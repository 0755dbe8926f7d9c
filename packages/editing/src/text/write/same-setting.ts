import type { ShownText } from '@octavo/pdf/interpret/glyph';

/**
 * True for operators that show the same code alike, so that glyphs of one can be written by the other. Character and
 * word spacing may differ: each glyph has its own place.
 */
export function isSameSetting(one: ShownText, other: ShownText): boolean {
  return (
    one === other ||
    (one.drawing === other.drawing &&
      one.state.font.font === other.state.font.font &&
      isSameList(shapeOf(one), shapeOf(other)) &&
      isSameList(one.marks, other.marks))
  );
}

function shapeOf({ state, matrix, textMatrix, clipDepth, fill, stroke }: ShownText): unknown[] {
  const { size, scale, rise, renderMode } = state;

  return [...matrix, ...textMatrix.slice(0, 4), size, scale, rise, renderMode, clipDepth, fill, stroke];
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
