/** What lies along one axis: from where to where the words of a row or column reach; null for one without words. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Text keeps this clear of the edges of its cell where nothing is drawn, in points. */
const clearance = 4;

/** Neighbours overlap by no more, in points: boxes of letters reach beyond their ink. */
const overlapping = 4;

/** Lines may touch the words they part. */
const touching = 2;

/**
 * The edges between rows or columns whose words are known: lines that are drawn between them, else the middle of
 * what is free. One without words gets an equal share of the room between its neighbours. Null when the extents do
 * not follow one another.
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

  const edges = shares(outer.from, first.from - clearance, first.index).slice(1);

  for (const [place, extent] of known.entries()) {
    const next = known[place + 1];

    if (next === undefined) {
      break;
    }

    if (next.from < extent.to - overlapping || middle(next) <= middle(extent)) {
      return null;
    }

    const count = next.index - extent.index;
    const drawn = lines.filter((line) => line > extent.to - touching && line < next.from + touching);

    if (drawn.length >= count) {
      edges.push(...drawn.slice(0, count - 1), drawn.at(-1)!);
    } else {
      edges.push(...(count === 1 ? [(extent.to + next.from) / 2] : shares(extent.to, next.from, count - 1)));
    }
  }

  edges.push(...shares(last.to + clearance, outer.to, extents.length - 1 - last.index).slice(0, -1));

  return ascending([outer.from, ...edges, outer.to]);
}

function middle({ from, to }: Extent): number {
  return (from + to) / 2;
}

/** The edges of so many equal parts, the outer ones included; none for no part. */
function shares(from: number, to: number, count: number): number[] {
  return count === 0
    ? []
    : Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

function ascending(edges: readonly number[]): number[] {
  const rising: number[] = [];

  for (const edge of edges) {
    rising.push(Math.max(edge, (rising.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  }

  return rising;
}

/** A line this near to the words of the outermost row or column is the edge of the table, in points. */
const reach = 14;

/** How far a table reaches beyond its words: to the ends of the lines that run along all of them, to a line beside. */
export function outerExtent(words: Extent, along: readonly Extent[], beside: readonly number[]): Extent {
  const [shortest] = along
    .filter(({ from, to }) => from < words.from + touching && to > words.to - touching)
    .sort((one, other) => one.to - one.from - (other.to - other.from));

  if (shortest !== undefined) {
    return shortest;
  }

  return {
    from:
      beside.findLast((line) => line < words.from + touching && line > words.from - reach) ??
      words.from - clearance,
    to: beside.find((line) => line > words.to - touching && line < words.to + reach) ?? words.to + clearance,
  };
}
