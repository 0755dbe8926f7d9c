import type { Box } from '@octavo/pdf/content/page-content';
import type { JoinedRuling } from '../rulings/join-rulings.ts';
import { type Lattice, thresholds as shared } from './lattice.ts';

const thresholds = {
  /** Largest distance of a nested table from the side of its cell, in points. */
  widestPadding: 14,

  /** Lines nearer than this, in points, may form a double line. */
  leastPadding: 1.5,

  /** Number of lines of a frame around text; a nested table has more. */
  fewestInner: 4,
};

/**
 * Separates the lines of tables inside cells, which touch the sides of the cells, from those of the outer
 * table.
 */
export function withInnerLattices(lattice: Lattice): Lattice[] {
  for (const left of lattice.vertical) {
    const frame = isInset(left, lattice.vertical) ? frameFrom(left, lattice) : null;
    const inner = frame === null ? null : latticeIn(frame, lattice);

    if (inner !== null && inner.horizontal.length + inner.vertical.length > thresholds.fewestInner) {
      const outer = {
        horizontal: lattice.horizontal.filter((line) => !inner.horizontal.includes(line)),
        vertical: lattice.vertical.filter((line) => !inner.vertical.includes(line)),
      };

      return [...withInnerLattices(outer), ...withInnerLattices(inner)];
    }
  }

  return [lattice];
}

/** True when a longer line runs close to the left of this one. */
function isInset({ position, start, end }: JoinedRuling, lines: readonly JoinedRuling[]): boolean {
  return lines.some((line) => {
    const padding = position - line.position;
    const isLonger = line.start < start - shared.meeting || line.end > end + shared.meeting;

    return (
      padding > thresholds.leastPadding &&
      padding <= thresholds.widestPadding &&
      isLonger &&
      line.start < start + shared.meeting &&
      line.end > end - shared.meeting
    );
  });
}

/**
 * Frame with this line as its left side: rows begin at the line and end at another one. Null when there is
 * none.
 */
function frameFrom({ position, start, end }: JoinedRuling, { horizontal, vertical }: Lattice): Box | null {
  const rows = horizontal.filter(
    (line) =>
      Math.abs(line.start - position) <= shared.meeting &&
      line.position > start - shared.meeting &&
      line.position < end + shared.meeting,
  );
  const [first] = rows;

  if (first === undefined || rows.some((row) => Math.abs(row.end - first.end) > shared.meeting)) {
    return null;
  }

  const right = vertical.find(
    (line) =>
      Math.abs(line.position - first.end) <= shared.meeting &&
      line.start < start + shared.meeting &&
      line.end > end - shared.meeting,
  );

  return right === undefined ? null : { left: position, top: start, right: right.position, bottom: end };
}

/** Lines within a frame; a side that it shares with the cell around it is added. */
function latticeIn(frame: Box, lattice: Lattice): Lattice {
  const { left, top, right, bottom } = frame;
  const isIn = (value: number, from: number, to: number) =>
    value > from - shared.meeting && value < to + shared.meeting;
  const horizontal = lattice.horizontal.filter(
    (line) =>
      isIn(line.position, top, bottom) && isIn(line.start, left, right) && isIn(line.end, left, right),
  );
  const vertical = lattice.vertical.filter(
    (line) =>
      isIn(line.position, left, right) && isIn(line.start, top, bottom) && isIn(line.end, top, bottom),
  );
  const sides = (lines: readonly JoinedRuling[], ends: readonly number[], start: number, end: number) =>
    ends
      .filter((position) => lines.every((line) => Math.abs(line.position - position) > shared.meeting))
      .map((position): JoinedRuling => ({ position, start, end, pieces: [] }));

  return {
    horizontal: [...horizontal, ...sides(horizontal, [top, bottom], left, right)],
    vertical: [...vertical, ...sides(vertical, [left, right], top, bottom)],
  };
}
