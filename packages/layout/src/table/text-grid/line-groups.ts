import type { JoinedRuling } from '../rulings/join-rulings.ts';
import type { PlacedRow } from './text-grid.ts';

const thresholds = {
  /** Largest baseline distance within a row, in multiples of the font size. */
  tightPitch: 1.45,

  /** Factor by which the distance between rows must exceed that between lines. */
  loosening: 1.22,

  /** Distance of a ruling above the baseline of the row below it, in multiples of the font size. */
  aboveBaseline: 0.4,

  /** Share of smaller line distances that are ignored as errors. */
  smallestShare: 0.1,

  /** Spread of line distances within rows, in multiples of the smallest. */
  tightSpread: 1.08,

  /** Smallest share of lines that begin a row. */
  looseShare: 0.15,

  /** Largest share of tight lines with figures in the same column, relative to loose ones. */
  conflictShare: 0.1,
};

/** Groups the lines that form one row of a table. */
export function groupLines(lines: readonly PlacedRow[], rules: readonly JoinedRuling[]): PlacedRow[][] {
  const groups: PlacedRow[][] = [];
  const pitches = pitchesOf(lines);
  const headEnd = lines.findIndex(({ phrases }) =>
    phrases.some(({ phrase, from }) => from > 0 && phrase.figure),
  );
  const leading = leadingOf(pitches, lines);

  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1);
    const before = lines[index - 1];

    if (group === undefined || before === undefined) {
      groups.push([line]);
      continue;
    }

    const parted = rules.some(
      ({ position, start, end }) =>
        position > before.row.baseline &&
        position < line.row.baseline - line.row.sizePoints * thresholds.aboveBaseline &&
        line.phrases.some(({ phrase }) => phrase.left < end && phrase.right > start),
    );
    const pitch = pitches[index] ?? Number.POSITIVE_INFINITY;
    const isContinued =
      !parted &&
      pitch <= thresholds.tightPitch &&
      (index < headEnd ? joinsHeading(group, line) : joinsRow(group, line, pitch, leading));

    if (isContinued) {
      group.push(line);
    } else {
      groups.push([line]);
    }
  }

  return groups;
}

/** Baseline distance of each line from the one above, in multiples of the font size. */
function pitchesOf(lines: readonly PlacedRow[]): number[] {
  return lines.map(({ row }, index) => {
    const before = lines[index - 1];

    return before === undefined
      ? Number.POSITIVE_INFINITY
      : (row.baseline - before.row.baseline) / Math.max(row.sizePoints, before.row.sizePoints);
  });
}

/** Line distance within rows, when it differs from that between rows; null when all lines are alike. */
function leadingOf(pitches: readonly number[], lines: readonly PlacedRow[]): number | null {
  const sorted = pitches.filter((pitch) => Number.isFinite(pitch)).sort((one, other) => one - other);
  const smallest = sorted[Math.floor(sorted.length * thresholds.smallestShare)];

  if (smallest === undefined || smallest > thresholds.tightPitch) {
    return null;
  }

  const tight = smallest * thresholds.tightSpread;
  const loose = sorted.filter((pitch) => pitch > tight * thresholds.loosening).length;

  // Tight lines with figures in the same column are separate rows, regardless of their distance.
  const conflicts = lines.filter((line, index) => {
    const before = lines[index - 1];

    return before !== undefined && (pitches[index] ?? 0) <= tight && sharesFigures([before], line);
  }).length;

  return loose >= Math.max(2, lines.length * thresholds.looseShare) &&
    conflicts <= loose * thresholds.conflictShare
    ? tight
    : null;
}

function joinsHeading(group: readonly PlacedRow[], line: PlacedRow): boolean {
  const spans = [...group, line].some(({ phrases }) => phrases.some(({ from, to }) => to > from));

  return !spans && !(group.every(({ phrases }) => onlyFirst(phrases)) && !onlyFirst(line.phrases));
}

function onlyFirst(phrases: PlacedRow['phrases']): boolean {
  return phrases.every(({ to }) => to === 0);
}

function joinsRow(
  group: readonly PlacedRow[],
  line: PlacedRow,
  pitch: number,
  leading: number | null,
): boolean {
  if (sharesFigures(group, line)) {
    return false;
  }

  if (leading !== null) {
    return pitch <= leading;
  }

  const known = group.flatMap(({ phrases }) => phrases);
  const isWithin = line.phrases.every(({ phrase, from, to }) =>
    known.some((other) => !phrase.figure && !other.phrase.figure && other.from === from && other.to >= to),
  );

  if (!isWithin) {
    // A label that continues on the next line: its figures are beside its last line.
    return (
      group.length === 1 &&
      onlyFirst(known.length > 0 ? known : []) &&
      /^\p{Ll}/u.test(line.phrases[0]?.phrase.text ?? '') &&
      line.phrases[0]?.from === 0
    );
  }

  return line.phrases[0]?.from !== 0 || /^\p{Ll}/u.test(line.phrases[0]?.phrase.text ?? '');
}

/** True when a line and the row above have text in the same column and one of the texts is a figure. */
function sharesFigures(group: readonly PlacedRow[], line: PlacedRow): boolean {
  return line.phrases.some(({ phrase, from, to }) =>
    group.some(({ phrases }) =>
      phrases.some((other) => other.from <= to && other.to >= from && (phrase.figure || other.phrase.figure)),
    ),
  );
}
