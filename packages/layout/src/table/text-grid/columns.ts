import { knownSize } from '../../known-size.ts';
import type { CellPhrase, TextRow } from '../words/text-rows.ts';

const thresholds = {
  /** Minimum space between columns, as a share of the font size and in points. */
  narrowest: 0.13,
  narrowestPoints: 1.2,

  /**
   * A phrase spans columns when more than this share of the rows beside it have two phrases within its width.
   */
  spanning: 0.5,

  /** Largest share of the lower peak beside a valley that may cover it; else it is no space between columns. */
  deepest: 0.3,

  /** Size ratio from which text is a title of the table. */
  titleSize: 1.25,

  /** Steps of the profile, in points. */
  step: 0.5,

  /** Number of rows compared to find phrases that span columns; enough for any page. */
  comparedRows: 400,

  /** Number of rows that may cross the space between two columns. */
  fewestCrossing: 1,

  /** Share of rows that may cross it. */
  crossingShare: 0.15,
};

/**
 * Inner edges of the columns, ascending, each in a space that runs through all rows. Phrases that span
 * several columns, as headings do, are ignored.
 */
export function columnEdges(rows: readonly TextRow[]): number[] {
  return betweenRuns(columnRuns(rows));
}

/** The middle of each space between columns. */
export function betweenRuns(columns: readonly ColumnRun[]): number[] {
  return columns.slice(1).map((column, index) => ((columns[index]?.right ?? column.left) + column.left) / 2);
}

/** Horizontal extents of the columns of rows. */
export function columnRuns(rows: readonly TextRow[]): ColumnRun[] {
  const sizePoints = medianSize(rows);

  return mergeSparse(
    profileRuns(
      rows.map((row) =>
        row.phrases.filter((phrase) => !isTitle(phrase, sizePoints) && !spansColumns(phrase, row, rows)),
      ),
      Math.max(thresholds.narrowestPoints, sizePoints * thresholds.narrowest),
    ),
    rows,
  );
}

export interface ColumnRun {
  readonly left: number;
  readonly right: number;
}

function medianSize(rows: readonly TextRow[]): number {
  const sizes = rows.map(({ sizePoints }) => sizePoints).sort((one, other) => one - other);

  return knownSize(sizes[sizes.length >> 1]);
}

/** True for text larger than usual, which stands above a table rather than in its columns. */
function isTitle({ words }: CellPhrase, usualSize: number): boolean {
  return words.every(({ sizePoints }) => sizePoints > usualSize * thresholds.titleSize);
}

function spansColumns(phrase: CellPhrase, own: TextRow, rows: readonly TextRow[]): boolean {
  const all = { one: 0, several: 0 };
  // Rows with more phrases are better evidence of columns than headings, of which there may be many.
  const richer = { one: 0, several: 0 };

  for (const row of rows.slice(0, thresholds.comparedRows)) {
    const count = row.phrases.reduce(
      (sum, other) => sum + (other.left < phrase.right - 1 && other.right > phrase.left + 1 ? 1 : 0),
      0,
    );

    for (const counts of row.phrases.length > own.phrases.length ? [all, richer] : [all]) {
      counts.one += count > 0 ? 1 : 0;
      counts.several += count > 1 ? 1 : 0;
    }
  }

  return [all, richer].some(({ one, several }) => several >= 2 && several > one * thresholds.spanning);
}

/** A stretch between two peaks that few rows cover. */
interface Valley {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
}

/**
 * Stretches covered by phrases, separated where no phrase or only few are: a heading over two columns hides
 * the space between them only in its own row.
 */
function profileRuns(rows: readonly (readonly CellPhrase[])[], narrowestGap: number): ColumnRun[] {
  const phrases = rows.flat();

  if (phrases.length === 0) {
    return [];
  }

  const left = Math.min(...phrases.map((phrase) => phrase.left));
  const right = Math.max(...phrases.map((phrase) => phrase.right));
  const covers = new Uint16Array(Math.ceil((right - left) / thresholds.step) + 1);

  for (const phrase of phrases) {
    for (
      let at = Math.round((phrase.left - left) / thresholds.step);
      at < Math.round((phrase.right - left) / thresholds.step);
      at += 1
    ) {
      covers[at]! += 1;
    }
  }

  const gaps = valleysOf(covers).sort((one, other) => one.rows - other.rows);
  const accepted: Valley[] = [];

  for (const gap of gaps) {
    const before = Math.max(0, ...accepted.filter(({ to }) => to <= gap.from).map(({ to }) => to));
    const behind = Math.min(
      covers.length,
      ...accepted.filter(({ from }) => from >= gap.to).map(({ from }) => from),
    );
    const peak = Math.min(highest(covers, before, gap.from), highest(covers, gap.to, behind));

    if (
      gap.rows <= peak * thresholds.deepest &&
      widthOf(gap, covers, peak * thresholds.deepest) * thresholds.step >= narrowestGap
    ) {
      accepted.push(gap);
    }
  }

  accepted.sort((one, other) => one.from - other.from);
  const starts = [left, ...accepted.map(({ to }) => left + to * thresholds.step)];
  const ends = [...accepted.map(({ from }) => left + from * thresholds.step), right];

  return starts.map((start, index) => ({ left: start, right: ends[index] ?? right }));
}

function valleysOf(covers: Uint16Array): Valley[] {
  const valleys: Valley[] = [];
  let from = 0;

  for (let at = 1; at < covers.length; at += 1) {
    if (covers[at] === covers[from]) {
      continue;
    }

    const rows = covers[from] ?? 0;

    if (from > 0 && (covers[from - 1] ?? 0) > rows && (covers[at] ?? 0) > rows) {
      valleys.push({ from, to: at, rows });
    }

    from = at;
  }

  return valleys;
}

/** Number of steps around a valley that at most `most` rows cover. */
function widthOf({ from, to }: Valley, covers: Uint16Array, most: number): number {
  let start = from;
  let end = to;

  while (start > 0 && (covers[start - 1] ?? 0) <= most) {
    start -= 1;
  }

  while (end < covers.length && (covers[end] ?? 0) <= most) {
    end += 1;
  }

  return end - start;
}

function highest(covers: Uint16Array, from: number, to: number): number {
  return covers.subarray(from, to).reduce((most, rows) => Math.max(most, rows), 0);
}

/**
 * Joins neighbouring columns that are never filled in the same row when one of them is rare: an indented
 * word, a lone sign.
 */
function mergeSparse(runs: readonly ColumnRun[], rows: readonly TextRow[]): ColumnRun[] {
  const merged: ColumnRun[] = [];

  for (const run of runs) {
    const last = merged.at(-1);

    if (last !== undefined && belongTogether(last, run, rows)) {
      merged[merged.length - 1] = { left: last.left, right: run.right };
    } else {
      merged.push(run);
    }
  }

  return merged;
}

const signs = /^[\p{Sc}%()*†‡§]+$/u;

function belongTogether(one: ColumnRun, other: ColumnRun, rows: readonly TextRow[]): boolean {
  let first = 0;
  let second = 0;
  let both = 0;
  let onlySignsFirst = true;
  let onlySignsSecond = true;

  for (const { phrases } of rows) {
    const inFirst = phrases.filter((phrase) => isWithin(phrase, one));
    const inSecond = phrases.filter((phrase) => isWithin(phrase, other));
    first += inFirst.length > 0 ? 1 : 0;
    second += inSecond.length > 0 ? 1 : 0;
    both += inFirst.length > 0 && inSecond.length > 0 ? 1 : 0;
    onlySignsFirst &&= inFirst.every(({ text }) => signs.test(text));
    onlySignsSecond &&= inSecond.every(({ text }) => signs.test(text));
  }

  if (both === 0) {
    return (
      Math.min(first, second) <=
      Math.max(thresholds.fewestCrossing, (first + second) * thresholds.crossingShare)
    );
  }

  // A currency stands before its amount, a percent sign or a note behind its number.
  return (first > 0 && onlySignsFirst) || (second > 0 && onlySignsSecond);
}

function isWithin(phrase: CellPhrase, { left, right }: ColumnRun): boolean {
  return phrase.left >= left - 2 * thresholds.step && phrase.right <= right + 2 * thresholds.step;
}
