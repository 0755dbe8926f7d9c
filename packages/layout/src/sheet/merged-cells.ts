import type { Span } from '../table/found-table.ts';
import type { CellPhrase, TextRow } from '../table/words/text-rows.ts';
import { columnOf } from './sheet-columns.ts';

const thresholds = {
  /** Text nearer than this to a side of its cell, in points, is aligned with that side. */
  beside: 4,

  /** Largest distance between the centre of a text and that of its cell, in points. */
  centred: 1.5,

  /**
   * Maximum number of cells merged side by side; users do not merge more to centre text that one cell could
   * hold.
   */
  mostMerged: 12,
};

/** A text of a row with its first and last column, counted from 0 and both included. */
interface SpannedPhrase {
  readonly phrase: CellPhrase;
  readonly from: number;
  readonly to: number;
}

/**
 * Cells of a row that are merged because a text stands in the middle of all of them, with nothing else there.
 * A text that begins or ends at a side of its own cell belongs to that cell, however far it extends.
 *
 * @param xs edges of the columns, including the outer ones
 */
export function mergedCells(lines: readonly TextRow[], row: number, xs: readonly number[]): Span[] {
  const inner = xs.slice(1, -1);
  const placed = lines.flatMap(({ phrases }) =>
    phrases.map((phrase): SpannedPhrase => {
      const from = inner.filter((edge) => edge <= phrase.left + 1).length;

      return { phrase, from, to: Math.max(from, inner.filter((edge) => edge < phrase.right - 1).length) };
    }),
  );

  return placed.flatMap((own): Span[] => {
    const free = freeAround(own, placed, xs.length - 1, inner);
    const range = rangeOf(own, free, xs);

    return range === null
      ? []
      : [{ row, column: range.from, rowSpan: 1, columnSpan: range.to - range.from + 1 }];
  });
}

/** Cells merged over a row and the one below, for the texts of a line between both. */
export function mergedDown({ phrases }: TextRow, row: number, xs: readonly number[]): Span[] {
  const columns = new Set(phrases.map((phrase) => columnOf(phrase, xs.slice(1, -1))));

  return [...columns].map((column) => ({ row, column, rowSpan: 2, columnSpan: 1 }));
}

/** Columns around a text that contain no other text of its row. */
function freeAround(
  own: SpannedPhrase,
  placed: readonly SpannedPhrase[],
  columns: number,
  inner: readonly number[],
): { readonly first: number; readonly last: number } {
  const others = placed.filter((other) => other !== own).map(({ phrase }) => columnOf(phrase, inner));

  return {
    first: Math.max(0, ...others.filter((column) => column < own.from).map((column) => column + 1)),
    last: Math.min(columns - 1, ...others.filter((column) => column > own.from).map((column) => column - 1)),
  };
}

/** Smallest range of several cells with a text in the middle; null when there is none. */
function rangeOf(
  { phrase, from, to }: SpannedPhrase,
  free: { readonly first: number; readonly last: number },
  xs: readonly number[],
): { readonly from: number; readonly to: number } | null {
  const middle = (phrase.left + phrase.right) / 2;
  const isOne = from === to;
  const startsHere = phrase.left - xs[from]! < thresholds.beside;
  const endsHere = isOne && xs[to + 1]! - phrase.right < thresholds.beside;

  if (startsHere || endsHere) {
    return null;
  }

  for (let count = to - from + 1; count <= thresholds.mostMerged; count += 1) {
    for (let first = Math.max(free.first, to - count + 1); first <= from; first += 1) {
      const last = first + count - 1;
      const offset = Math.abs((xs[first]! + (xs[last + 1] ?? Number.POSITIVE_INFINITY)) / 2 - middle);

      if (last <= free.last && offset <= thresholds.centred) {
        return count === 1 ? null : { from: first, to: last };
      }
    }
  }

  return null;
}
