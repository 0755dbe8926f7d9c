import type { Box } from '../page-content.ts';
import type { JoinedRuling } from './join-rulings.ts';
import { type Lattice, meeting } from './lattice.ts';

/** A table in a cell stands off the side of the cell by no more than its padding. */
const widestPadding = 14;

/** Lines nearer than this may be the two of a double line. */
const leastPadding = 1.5;

/** Takes the lines of tables that stand in cells, and touch their sides, apart from those of the table around them. */
export function withInnerLattices(lattice: Lattice): Lattice[] {
  for (const left of lattice.vertical) {
    const frame = isInset(left, lattice.vertical) ? frameFrom(left, lattice) : null;
    const inner = frame === null ? null : latticeIn(frame, lattice);

    if (inner !== null && inner.horizontal.length + inner.vertical.length > 4) {
      const outer = {
        horizontal: lattice.horizontal.filter((line) => !inner.horizontal.includes(line)),
        vertical: lattice.vertical.filter((line) => !inner.vertical.includes(line)),
      };

      return [...withInnerLattices(outer), ...withInnerLattices(inner)];
    }
  }

  return [lattice];
}

/** Whether a longer line runs close to the left of one. */
function isInset({ position, start, end }: JoinedRuling, lines: readonly JoinedRuling[]): boolean {
  return lines.some((line) => {
    const padding = position - line.position;
    const isLonger = line.start < start - meeting || line.end > end + meeting;

    return (
      padding > leastPadding &&
      padding <= widestPadding &&
      isLonger &&
      line.start < start + meeting &&
      line.end > end - meeting
    );
  });
}

/** The frame that a line is the left side of: rows begin at the line and end at another one. */
function frameFrom({ position, start, end }: JoinedRuling, { horizontal, vertical }: Lattice): Box | null {
  const rows = horizontal.filter(
    (line) =>
      Math.abs(line.start - position) <= meeting &&
      line.position > start - meeting &&
      line.position < end + meeting,
  );
  const [first] = rows;

  if (first === undefined || rows.some((row) => Math.abs(row.end - first.end) > meeting)) {
    return null;
  }

  const right = vertical.find(
    (line) =>
      Math.abs(line.position - first.end) <= meeting &&
      line.start < start + meeting &&
      line.end > end - meeting,
  );

  return right === undefined ? null : { left: position, top: start, right: right.position, bottom: end };
}

/** The lines within a frame; where it shares a side with the cell around it, it gets one of its own. */
function latticeIn(frame: Box, lattice: Lattice): Lattice {
  const { left, top, right, bottom } = frame;
  const isIn = (value: number, from: number, to: number) => value > from - meeting && value < to + meeting;
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
      .filter((position) => lines.every((line) => Math.abs(line.position - position) > meeting))
      .map((position): JoinedRuling => ({ position, start, end, pieces: [] }));

  return {
    horizontal: [...horizontal, ...sides(horizontal, [top, bottom], left, right)],
    vertical: [...vertical, ...sides(vertical, [left, right], top, bottom)],
  };
}
