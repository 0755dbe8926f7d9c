/** Extent of the words of a row or column along one axis; null represents one without words. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

const thresholds = {
  /** Distance of text from the edges of its cell where nothing is drawn, in points. */
  clearance: 4,

  /** Largest overlap of neighbours, in points: glyph boxes extend beyond the ink. */
  overlapping: 4,

  /** Tolerance in points for lines that touch the words they separate. */
  touching: 2,

  /**
   * A line within this distance of the words of the outermost row or column, in points, is the edge of the
   * table.
   */
  reach: 14,
};

/**
 * Edges between rows or columns whose words are known: the lines drawn between them, else the middle of the
 * free space. A row or column without words gets an equal share of the space between its neighbours. Null
 * when the extents do not follow one another.
 */
export function edgesOf(
  extents: readonly (Extent | null)[],
  lines: readonly number[],
  outer: Extent,
): number[] | null {
  const known = extents.flatMap((extent, index) => (extent === null ? [] : [{ ...extent, index }]));
  const [first] = known;
  const last = known.at(-1);

  if (first === undefined || last === undefined) {
    return null;
  }

  const edges = equalEdges(outer.from, first.from - thresholds.clearance, first.index).slice(1);

  for (const [at, extent] of known.entries()) {
    const next = known[at + 1];

    if (next === undefined) {
      break;
    }

    if (next.from < extent.to - thresholds.overlapping || middle(next) <= middle(extent)) {
      return null;
    }

    const count = next.index - extent.index;
    const drawn = lines.filter(
      (line) => line > extent.to - thresholds.touching && line < next.from + thresholds.touching,
    );

    if (drawn.length >= count) {
      edges.push(...drawn.slice(0, count - 1), drawn.at(-1)!);
    } else {
      edges.push(
        ...(count === 1 ? [(extent.to + next.from) / 2] : equalEdges(extent.to, next.from, count - 1)),
      );
    }
  }

  edges.push(
    ...equalEdges(last.to + thresholds.clearance, outer.to, extents.length - 1 - last.index).slice(0, -1),
  );

  return ascending([outer.from, ...edges, outer.to]);
}

function middle({ from, to }: Extent): number {
  return (from + to) / 2;
}

/** Edges of `count` equal parts, including the outer ones; empty for 0. */
function equalEdges(from: number, to: number, count: number): number[] {
  return count === 0
    ? []
    : Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** Moves edges up, so that every row and column is at least a point wide. */
function ascending(edges: readonly number[]): number[] {
  const rising: number[] = [];

  for (const edge of edges) {
    rising.push(Math.max(edge, (rising.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  }

  return rising;
}

/** Outer edges of a table: the ends of the lines along all of its words, else the lines beside them. */
export function outerExtent(words: Extent, along: readonly Extent[], beside: readonly number[]): Extent {
  const [shortest] = along
    .filter(({ from, to }) => from < words.from + thresholds.touching && to > words.to - thresholds.touching)
    .sort((one, other) => one.to - one.from - (other.to - other.from));

  if (shortest !== undefined) {
    return shortest;
  }

  return {
    from:
      beside.findLast(
        (line) => line < words.from + thresholds.touching && line > words.from - thresholds.reach,
      ) ?? words.from - thresholds.clearance,
    to:
      beside.find((line) => line > words.to - thresholds.touching && line < words.to + thresholds.reach) ??
      words.to + thresholds.clearance,
  };
}
