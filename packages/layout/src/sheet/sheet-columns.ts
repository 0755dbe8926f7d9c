import type { CellPhrase, TextRow } from '../table/words/text-rows.ts';

const thresholds = {
  /** Largest difference between the edges of aligned texts, in points. */
  aligned: 1.5,

  /** Space between the side of a cell and its text, in points. */
  padding: 1,

  /** Drawn lines nearer to an edge than this, in points, are that edge. */
  sameEdge: 4,

  /** Minimum space between the texts of two columns that share no row, in points. */
  leastSpace: 4,

  /** Minimum number of texts below each other that form a column. */
  fewest: 3,
};

/** Range in which an edge must lie: right of one text, left of the next in its row. */
interface ColumnGap {
  readonly left: number;
  readonly right: number;
}

/**
 * Inner edges of the columns of a printed sheet, ascending. Between any two texts of a row there is an edge,
 * and texts may extend over neighbouring cells. So the fewest edges that separate all texts are chosen
 * (interval stabbing), then those revealed by figures that end, and words that begin, at different positions
 * of one column.
 *
 * @param drawn x positions of the lines between columns
 */
export function sheetColumns(rows: readonly TextRow[], drawn: readonly number[]): number[] {
  const gaps = rows.flatMap(({ phrases }) =>
    phrases.slice(1).map((phrase, index): ColumnGap => ({ left: phrases[index]!.right, right: phrase.left })),
  );
  const edges = [...drawn].sort((one, other) => one - other).filter(isOwn);

  for (const { left, right } of gaps.sort((one, other) => one.right - other.right)) {
    if (!edges.some((edge) => edge > left - thresholds.padding && edge < right + thresholds.padding)) {
      edges.push(right);
    }
  }

  edges.sort((one, other) => one - other);
  const phrases = rows.flatMap((row) => row.phrases);
  const all = [...edges, ...alignedEdges(phrases, edges)].sort((one, other) => one - other);

  return all.map((edge, index) => (drawn.includes(edge) ? edge : settled(edge, index, phrases, all)));
}

/**
 * Position of an edge between the texts beside it: at those aligned with it, else in the middle of the space.
 */
function settled(
  edge: number,
  index: number,
  phrases: readonly CellPhrase[],
  edges: readonly number[],
): number {
  const before = phrases.filter((phrase) => columnOf(phrase, edges) === index);
  const behind = phrases.filter((phrase) => columnOf(phrase, edges) === index + 1);
  const end = alignedSide(
    before.filter(({ figure }) => figure),
    ({ right }) => right,
  );
  const start = alignedSide(
    behind.filter(({ figure }) => !figure),
    ({ left }) => left,
  );

  if (end !== null && end <= edge + thresholds.padding) {
    return end + thresholds.padding;
  }

  if (start !== null) {
    return start - thresholds.padding;
  }

  const ends = before.map(({ right }) => right).filter((right) => right <= edge + thresholds.padding);
  const last = Math.max(...ends);
  const first = Math.min(...behind.map(({ left }) => left));

  return Number.isFinite(last) && Number.isFinite(first) && last < first ? (last + first) / 2 : edge;
}

/**
 * Common side of texts of different widths; null when they have none, or when there is too little evidence.
 */
function alignedSide(phrases: readonly CellPhrase[], sideOf: (phrase: CellPhrase) => number): number | null {
  const sides = phrases.map(sideOf);
  const widths = phrases.map(({ left, right }) => right - left);

  return sides.length >= thresholds.fewest &&
    spread(widths) > 2 * thresholds.aligned &&
    spread(sides) <= thresholds.aligned
    ? sides.reduce((sum, side) => sum + side, 0) / sides.length
    : null;
}

function isOwn(edge: number, index: number, all: readonly number[]): boolean {
  return edge - (all[index - 1] ?? Number.NEGATIVE_INFINITY) > thresholds.sameEdge;
}

/**
 * Edges within columns whose texts are aligned at several positions, with nothing extending from one to the
 * next.
 */
function alignedEdges(phrases: readonly CellPhrase[], edges: readonly number[]): number[] {
  const byColumn = new Map<number, CellPhrase[]>();

  for (const phrase of phrases) {
    const column = columnOf(phrase, edges);
    byColumn.set(column, [...(byColumn.get(column) ?? []), phrase]);
  }

  return [...byColumn.values()].flatMap((inside) => {
    const groups = separateGroups(inside).filter(({ length }) => length >= thresholds.fewest);

    return groups.slice(1).flatMap((group, index) => {
      const before = groups[index]!;
      const end = Math.max(...before.map(({ right }) => right));
      const start = Math.min(...group.map(({ left }) => left));
      // Words begin and figures end at the sides of the same column.
      const isOneColumn = before.every(({ figure }) => !figure) && group.every(({ figure }) => figure);

      return !isOneColumn && start - end > thresholds.leastSpace && isAligned(before) && isAligned(group)
        ? [(start + end) / 2]
        : [];
    });
  });
}

/** Groups of texts, from the left, that do not overlap each other. */
function separateGroups(phrases: readonly CellPhrase[]): CellPhrase[][] {
  const groups: CellPhrase[][] = [];
  let end = Number.NEGATIVE_INFINITY;

  for (const phrase of [...phrases].sort((one, other) => one.left - other.left)) {
    if (phrase.left > end) {
      groups.push([phrase]);
    } else {
      groups.at(-1)!.push(phrase);
    }

    end = Math.max(end, phrase.right);
  }

  return groups;
}

/** True when all texts begin, or all texts end, at one position. */
function isAligned(phrases: readonly CellPhrase[]): boolean {
  return (
    spread(phrases.map(({ left }) => left)) <= thresholds.aligned ||
    spread(phrases.map(({ right }) => right)) <= thresholds.aligned
  );
}

/** Column of a text: the one in which a figure ends or a word begins. */
export function columnOf({ left, right, figure }: CellPhrase, edges: readonly number[]): number {
  return edges.filter((edge) => edge <= (figure ? right - thresholds.padding : left + thresholds.padding))
    .length;
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
