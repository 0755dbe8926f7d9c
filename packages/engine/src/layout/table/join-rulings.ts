import type { Ruling } from './rulings.ts';

/** A line put together of the pieces it was drawn with. */
export interface JoinedRuling {
  readonly position: number;
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly Ruling[];
}

/** Pieces whose distance across is smaller lie on one line; so do the two of a double line. */
const sameLine = 3.2;

/** Gaps along a line that are closed: corners, dashes and dots. */
const smallestGap = 3;

/** What is shorter when it is joined separates nothing. */
const shortest = 5;

/** Joins pieces of lines that follow one another: dashes, borders drawn cell by cell, double lines. */
export function joinRulings(rulings: readonly Ruling[]): JoinedRuling[] {
  const sorted = [...rulings].sort((one, other) => one.position - other.position);
  const joined: JoinedRuling[] = [];
  let from = 0;

  for (let to = 1; to <= sorted.length; to += 1) {
    const first = sorted[from];
    const next = sorted[to];

    if (first !== undefined && next !== undefined && next.position - first.position <= sameLine) {
      continue;
    }

    joined.push(...joinAlong(sorted.slice(from, to)));
    from = to;
  }

  return joined.filter(({ start, end }) => end - start >= shortest);
}

function joinAlong(pieces: readonly Ruling[]): JoinedRuling[] {
  const sorted = [...pieces].sort((one, other) => one.start - other.start);
  const joined: JoinedRuling[] = [];
  let open: Ruling[] = [];
  let end = Number.NEGATIVE_INFINITY;

  for (const piece of sorted) {
    if (open.length > 0 && piece.start - end > smallestGap) {
      joined.push(lineOf(open, end));
      open = [];
    }

    open.push(piece);
    end = open.length === 1 ? piece.end : Math.max(end, piece.end);
  }

  return open.length > 0 ? [...joined, lineOf(open, end)] : joined;
}

function lineOf(pieces: readonly Ruling[], end: number): JoinedRuling {
  // Where the longest piece lies: what is drawn says more than where an area ends.
  const [longest] = [...pieces].sort((one, other) => weightOf(other) - weightOf(one));

  return { position: longest?.position ?? 0, start: pieces[0]?.start ?? 0, end, pieces };
}

function weightOf({ start, end, drawn }: Ruling): number {
  return end - start + (drawn ? 1e6 : 0);
}
