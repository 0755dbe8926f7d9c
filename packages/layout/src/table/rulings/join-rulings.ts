import type { Ruling } from './rulings.ts';

/** A line joined from the pieces it was drawn with. */
export interface JoinedRuling {
  readonly position: number;
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Ruling[];
}

const thresholds = {
  /**
   * Largest distance between pieces of one line, across its direction, in points; double lines count as one,
   * too.
   */
  sameLine: 3.2,

  /** Largest gap along a line that is closed, in points: corners, dashes and dots. */
  smallestGap: 3,

  /** Minimum length of a joined line in points; shorter ones separate nothing. */
  shortest: 5,
};

/** Joins consecutive pieces of lines: dashes, borders drawn cell by cell, double lines. */
export function joinRulings(rulings: readonly Ruling[]): JoinedRuling[] {
  const sorted = [...rulings].sort((one, other) => one.position - other.position);
  const joined: JoinedRuling[] = [];
  let from = 0;

  for (let to = 1; to <= sorted.length; to += 1) {
    const first = sorted[from];
    const next = sorted[to];

    if (first !== undefined && next !== undefined && next.position - first.position <= thresholds.sameLine) {
      continue;
    }

    joined.push(...joinAlong(sorted.slice(from, to)));
    from = to;
  }

  return joined.filter(({ start, end }) => end - start >= thresholds.shortest);
}

function joinAlong(pieces: readonly Ruling[]): JoinedRuling[] {
  const sorted = [...pieces].sort((one, other) => one.start - other.start);
  const joined: JoinedRuling[] = [];
  let open: Ruling[] = [];
  let end = Number.NEGATIVE_INFINITY;

  for (const piece of sorted) {
    if (open.length > 0 && piece.start - end > thresholds.smallestGap) {
      joined.push(lineOf(open, end));
      open = [];
    }

    open.push(piece);
    end = open.length === 1 ? piece.end : Math.max(end, piece.end);
  }

  return open.length > 0 ? [...joined, lineOf(open, end)] : joined;
}

function lineOf(pieces: readonly Ruling[], end: number): JoinedRuling {
  // Position of the longest piece; drawn lines take precedence over edges of areas.
  const [longest] = [...pieces].sort((one, other) => weightOf(other) - weightOf(one));

  return { position: longest?.position ?? 0, start: pieces[0]?.start ?? 0, end, pieces };
}

function weightOf({ start, end, drawn }: Ruling): number {
  return end - start + (drawn ? 1e6 : 0);
}
