import type { Box } from '@octavo/pdf/content/page-content';
import { intervalOf } from '../cells/intervals.ts';
import type { FoundGrid, Span } from '../found-table.ts';
import type { JoinedRuling } from '../rulings/join-rulings.ts';
import type { CellPhrase, TextRow } from '../words/text-rows.ts';
import { columnEdges } from './columns.ts';
import { groupLines } from './line-groups.ts';

/** A phrase with its first and last column, counted from 0 and both included. */
export interface PlacedPhrase {
  readonly phrase: CellPhrase;
  readonly from: number;
  readonly to: number;
}

export interface PlacedRow {
  readonly row: TextRow;
  readonly phrases: readonly PlacedPhrase[];
}

const thresholds = {
  /** Length from which a phrase reaches into a column, in multiples of the font size. */
  reach: 0.6,

  /** Largest distance of a heading from the centre, as a share of the width it spans. */
  offMiddle: 0.1,

  /** A heading that begins within this distance of the texts of one column, in points, names that column. */
  sameStart: 1.5,

  /** Distance below a row in which a ruling belongs to it, in multiples of the font size. */
  besideRow: 0.8,

  /** Share of the width of the table from which a rule under a heading spans all of it. */
  wholeRule: 0.9,
};

/**
 * Makes a grid of lines whose texts are aligned: columns by the spaces that run through all lines, rows by
 * grouping lines.
 */
export function textGrid(
  rows: readonly TextRow[],
  box: Box,
  rules: readonly JoinedRuling[],
  edges: readonly number[] = columnEdges(rows),
): FoundGrid {
  const xs = withoutEmptyColumns(rows, [box.left, ...edges, box.right]);
  const placed = spreadHeadings(
    rows.map((row) => placeRow(row, xs, rules)),
    xs,
  );
  const groups = groupLines(placed, rules);
  const ys = rowEdges(groups, box, rules);
  const spans = groups.flatMap((group, row) => spansOf(group, row, xs.length - 1));

  return { xs, ys, spans, ruled: false };
}

/** Extends the headings above the first figures over all columns that they are centred on. */
function spreadHeadings(rows: readonly PlacedRow[], xs: readonly number[]): PlacedRow[] {
  const body = rows.findIndex(({ phrases }) => phrases.some(({ phrase, from }) => from > 0 && phrase.figure));

  return rows.map((placed, index) => {
    const richer = rows[index + 1];

    if (index >= body || richer === undefined || placed.phrases.length < 2) {
      return placed;
    }

    return { ...placed, phrases: placed.phrases.map((own) => spread(own, placed, richer, xs)) };
  });
}

function spread(own: PlacedPhrase, row: PlacedRow, below: PlacedRow, xs: readonly number[]): PlacedPhrase {
  const middle = (own.phrase.left + own.phrase.right) / 2;
  const isTaken = (column: number) =>
    row.phrases.some((other) => other !== own && other.from <= column && other.to >= column);
  const isHeaded = (column: number) =>
    below.phrases.some((other) => other.from <= column && other.to >= column);
  const offset = (from: number, to: number) =>
    Math.abs((extent(below, from, to).left + extent(below, from, to).right) / 2 - middle) /
    ((xs[to + 1] ?? 0) - (xs[from] ?? 0));
  let best = own;
  let least = own.from === own.to && isHeaded(own.from) ? offset(own.from, own.to) : 0;

  const beginsThere =
    Math.abs(extent(below, own.from, own.to).left - own.phrase.left) <= thresholds.sameStart;

  if (own.from !== own.to || least <= thresholds.offMiddle || beginsThere) {
    return own;
  }

  for (const [from, to] of [
    [own.from, own.from + 1],
    [own.from - 1, own.from],
    [own.from - 1, own.from + 1],
    [own.from, own.from + 2],
    [own.from - 2, own.from],
  ] as const) {
    const columns = Array.from({ length: to - from + 1 }, (_, index) => from + index);

    if (columns.every((column) => isHeaded(column) && (column === own.from || !isTaken(column)))) {
      const found = offset(from, to);

      if (found < Math.min(least, thresholds.offMiddle)) {
        best = { ...own, from, to };
        least = found;
      }
    }
  }

  return best;
}

/** Extent of a row's phrases in a range of columns. */
function extent({ phrases }: PlacedRow, from: number, to: number): { left: number; right: number } {
  const inside = phrases.filter((other) => other.from >= from && other.to <= to);

  return {
    left: Math.min(...inside.map(({ phrase }) => phrase.left)),
    right: Math.max(...inside.map(({ phrase }) => phrase.right)),
  };
}

/** Drops the edge before a column without text: the line and the space beside it are one edge. */
function withoutEmptyColumns(rows: readonly TextRow[], xs: readonly number[]): number[] {
  const filled = new Set(
    rows.flatMap(({ phrases }) => phrases.map(({ left, right }) => intervalOf(xs, (left + right) / 2))),
  );

  return xs.filter((_, index) => index === 0 || index === xs.length - 1 || filled.has(index));
}

export function placeRow(row: TextRow, xs: readonly number[], rules: readonly JoinedRuling[]): PlacedRow {
  const phrases = row.phrases.map((phrase) => placePhrase(phrase, row, xs, rules));

  return { row, phrases };
}

function placePhrase(
  phrase: CellPhrase,
  row: TextRow,
  xs: readonly number[],
  rules: readonly JoinedRuling[],
): PlacedPhrase {
  const last = xs.length - 2;
  const under = spanRule(phrase, row, rules, xs);

  if (under !== null) {
    return { phrase, ...under };
  }

  const middle =
    intervalOf(xs, (phrase.left + phrase.right) / 2) ?? (phrase.right <= (xs[0] ?? 0) ? 0 : last);
  const enough = row.sizePoints * thresholds.reach;
  let from = middle;
  let to = middle;

  while (from > 0 && (xs[from] ?? 0) - phrase.left > enough) {
    from -= 1;
  }

  while (to < last && phrase.right - (xs[to + 1] ?? 0) > enough) {
    to += 1;
  }

  return { phrase, from, to };
}

/**
 * Columns over a line that is drawn right below a phrase, as below a heading of several columns; null for
 * none.
 */
function spanRule(
  phrase: CellPhrase,
  row: TextRow,
  rules: readonly JoinedRuling[],
  xs: readonly number[],
): { from: number; to: number } | null {
  const whole = (xs.at(-1) ?? 0) - (xs[0] ?? 0);
  const rule = rules.find(
    ({ position, start, end }) =>
      position > row.baseline - 1 &&
      position < row.bottom + row.sizePoints * thresholds.besideRow &&
      start <= phrase.left + 1 &&
      end >= phrase.right - 1 &&
      end - start < whole * thresholds.wholeRule &&
      row.phrases.every((other) => other === phrase || other.right <= start || other.left >= end),
  );

  if (rule === undefined) {
    return null;
  }

  // Columns whose middle is above the line.
  const under = xs
    .slice(1)
    .map((right, column) => (right + (xs[column] ?? 0)) / 2)
    .flatMap((middle, column) => (middle > rule.start && middle < rule.end ? [column] : []));
  const [from] = under;
  const to = under.at(-1);

  return from === undefined || to === undefined || to === from ? null : { from, to };
}

/** Edges of the rows: the line drawn between two of them, else the middle of the space. */
function rowEdges(
  groups: readonly (readonly PlacedRow[])[],
  box: Box,
  rules: readonly JoinedRuling[],
): number[] {
  const inner = groups.slice(1).map((group, index) => {
    const above = Math.max(...(groups[index] ?? []).map(({ row }) => row.baseline));
    const below = Math.min(...group.map(({ row }) => row.top));
    const drawn = rules.filter(({ position }) => position > above && position < below + 2);

    return (
      drawn[0]?.position ?? (Math.max(...(groups[index] ?? []).map(({ row }) => row.bottom)) + below) / 2
    );
  });

  return [box.top, ...inner, box.bottom];
}

/** Cells of one row: one for each column, or one over several columns that a phrase spans. */
function spansOf(group: readonly PlacedRow[], row: number, columns: number): Span[] {
  const ends = Array.from({ length: columns }, (_, column) => column);

  for (const { phrases } of group) {
    for (const { from, to } of phrases) {
      if (to > from && isFree(group, from, to)) {
        ends[from] = Math.max(ends[from] ?? from, to);
      }
    }
  }

  const spans: Span[] = [];

  for (let column = 0; column < columns; ) {
    const end = Math.max(column, ends[column] ?? column);
    spans.push({ row, column, rowSpan: 1, columnSpan: end - column + 1 });
    column = end + 1;
  }

  return spans;
}

/** True when no other text of the row is in the columns after the first that a phrase would take. */
function isFree(group: readonly PlacedRow[], from: number, to: number): boolean {
  return group.every(({ phrases }) =>
    phrases.every(
      (other) =>
        other.to < from || other.from > to || (other.from >= from && other.to <= to && other.from === from),
    ),
  );
}
