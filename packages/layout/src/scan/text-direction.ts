import type { LetterComponents } from './letters.ts';

const thresholds = {
  /**
   * Side of the cells that letters are sorted into, in multiples of the letter size: neighbours lie in the
   * next cell at most.
   */
  cellSizes: 3,
};

/** Share of letters, from 0 to 1, whose nearest neighbour is beside them rather than above or below. */
export function shareBeside({ components, size }: LetterComponents): number {
  const places = components.map(({ left, top, right, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  }));
  const grid = new Map<number, number[]>();
  const cell = Math.max(1, size * thresholds.cellSizes);
  const keyOf = (x: number, y: number) => Math.floor(y / cell) * 65_536 + Math.floor(x / cell);

  for (const [index, { x, y }] of places.entries()) {
    const key = keyOf(x, y);
    const known = grid.get(key);

    if (known === undefined) {
      grid.set(key, [index]);
    } else {
      known.push(index);
    }
  }

  let beside = 0;
  let counted = 0;

  for (const [index, place] of places.entries()) {
    let nearest = Number.POSITIVE_INFINITY;
    let isBeside = false;

    for (let row = -1; row <= 1; row += 1) {
      for (let column = -1; column <= 1; column += 1) {
        for (const other of grid.get(keyOf(place.x + column * cell, place.y + row * cell)) ?? []) {
          const neighbour = places[other];

          if (other === index || neighbour === undefined) {
            continue;
          }

          const across = Math.abs(neighbour.x - place.x) - neighbour.halfWidth - place.halfWidth;
          const down = Math.abs(neighbour.y - place.y) - neighbour.halfHeight - place.halfHeight;

          // Neighbours must overlap along exactly one axis.
          if (across > 0 === down > 0) {
            continue;
          }

          const gap = Math.max(across, down);

          if (gap < nearest) {
            nearest = gap;
            isBeside = across > down;
          }
        }
      }
    }

    if (nearest < Number.POSITIVE_INFINITY) {
      counted += 1;
      beside += isBeside ? 1 : 0;
    }
  }

  return counted === 0 ? 0.5 : beside / counted;
}
