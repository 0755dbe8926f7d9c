import type { Phrase, TextRow } from './text-rows.ts';

/** Space between columns: at least this share of the font size. */
const narrowest = 0.18;

/** A phrase spans columns when in more than this share of the rows beside it two phrases stand within its width. */
const spanning = 0.5;

/** Steps of the profile, in points. */
const step = 0.5;

/** Rows that are looked at to tell what spans; enough for any page. */
const comparedRows = 400;

/**
 * Where the columns of rows begin and end: inner edges, ascending, each in a space that runs through all rows.
 * Phrases that span several columns, as headings do, are left out of account.
 */
export function columnEdges(rows: readonly TextRow[]): number[] {
  const sizePoints = medianSize(rows);
  const columns = mergeSparse(
    profileRuns(
      rows.map(({ phrases }) => phrases.filter((phrase) => !spansColumns(phrase, rows))),
      Math.max(1.5, sizePoints * narrowest),
    ),
    rows,
  );

  return columns.slice(1).map((column, index) => ((columns[index]?.right ?? column.left) + column.left) / 2);
}

export interface Run {
  readonly left: number;
  readonly right: number;
}

function medianSize(rows: readonly TextRow[]): number {
  const sizes = rows.map(({ sizePoints }) => sizePoints).sort((one, other) => one - other);

  return sizes[sizes.length >> 1] ?? 10;
}

function spansColumns(phrase: Phrase, rows: readonly TextRow[]): boolean {
  let one = 0;
  let several = 0;

  for (const row of rows.slice(0, comparedRows)) {
    const count = row.phrases.reduce(
      (sum, other) => sum + (other.left < phrase.right - 1 && other.right > phrase.left + 1 ? 1 : 0),
      0,
    );
    one += count > 0 ? 1 : 0;
    several += count > 1 ? 1 : 0;
  }

  return several >= 2 && several > one * spanning;
}

/** Stretches that phrases cover, apart where nothing does. */
function profileRuns(rows: readonly (readonly Phrase[])[], narrowestGap: number): Run[] {
  const phrases = rows.flat().sort((one, other) => one.left - other.left);
  const runs: { left: number; right: number }[] = [];

  for (const { left, right } of phrases) {
    const last = runs.at(-1);

    if (last !== undefined && left - last.right < Math.max(step, narrowestGap)) {
      last.right = Math.max(last.right, right);
    } else {
      runs.push({ left, right });
    }
  }

  return runs;
}

/** Joins neighbours of which never both are filled when one of them is rare: an indented word, a sign alone. */
function mergeSparse(runs: readonly Run[], rows: readonly TextRow[]): Run[] {
  const merged: Run[] = [];

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

function belongTogether(one: Run, other: Run, rows: readonly TextRow[]): boolean {
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
    return Math.min(first, second) <= Math.max(1, (first + second) * 0.15);
  }

  // A currency stands before its amount, a percent sign or a note behind its number.
  return onlySignsFirst || onlySignsSecond;
}

function isWithin(phrase: Phrase, { left, right }: Run): boolean {
  return phrase.left >= left - 0.1 && phrase.right <= right + 0.1;
}
