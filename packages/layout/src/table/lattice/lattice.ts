import { DisjointSets } from '../../groups.ts';
import type { JoinedRuling } from '../rulings/join-rulings.ts';

/** Lines that cross or meet each other. */
export interface Lattice {
  readonly horizontal: readonly JoinedRuling[];
  readonly vertical: readonly JoinedRuling[];
}

/** Limits that the steps on lattices share. */
export const thresholds = {
  /** Maximum number of lines; more are a drawing. */
  mostRulings: 4000,

  /** Distance within which the end of a line meets another line, in points. */
  meeting: 3.5,
};

/**
 * Groups lines that meet, each group being one box, frame or table. Lines that meet no other are left out.
 */
export function latticesOf(
  horizontal: readonly JoinedRuling[],
  vertical: readonly JoinedRuling[],
): Lattice[] {
  if (horizontal.length + vertical.length > thresholds.mostRulings) {
    return [];
  }

  const rows = [...horizontal].sort((one, other) => one.position - other.position);
  const groups = new DisjointSets(rows.length + vertical.length);

  for (const [index, line] of vertical.entries()) {
    for (
      let row = firstFrom(rows, line.start - thresholds.meeting);
      row < rows.length && (rows[row]?.position ?? 0) <= line.end + thresholds.meeting;
      row += 1
    ) {
      const other = rows[row];

      if (
        other !== undefined &&
        line.position >= other.start - thresholds.meeting &&
        line.position <= other.end + thresholds.meeting
      ) {
        groups.join(rows.length + index, row);
      }
    }
  }

  const lattices = new Map<number, { horizontal: JoinedRuling[]; vertical: JoinedRuling[] }>();

  for (const [index, line] of [...rows, ...vertical].entries()) {
    const group = groups.of(index);
    const lattice = lattices.get(group) ?? { horizontal: [], vertical: [] };
    (index < rows.length ? lattice.horizontal : lattice.vertical).push(line);
    lattices.set(group, lattice);
  }

  return [...lattices.values()].filter(
    (lattice) => lattice.horizontal.length > 0 && lattice.vertical.length > 0,
  );
}

/** Index of the first line at or behind a position. */
function firstFrom(lines: readonly JoinedRuling[], position: number): number {
  let low = 0;
  let high = lines.length;

  while (low < high) {
    const middle = (low + high) >> 1;

    if ((lines[middle]?.position ?? 0) < position) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }

  return low;
}
