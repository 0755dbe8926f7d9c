import { type CellPhrase, cutRow, type TextRow } from '../words/text-rows.ts';

const thresholds = {
  /** Minimum number of words in a phrase of running text. */
  proseWords: 4,

  /** Minimum number of lines side by side in two columns of running text. */
  fewestLines: 4,

  /** Smallest width of a line of prose, in points. */
  proseWidth: 90,
};

/** Parts of a page with consecutive lines: the whole width, or the columns of running text side by side. */
export function stripsOf(rows: readonly TextRow[]): TextRow[][] {
  const gutter = gutterOf(rows);

  if (gutter === null) {
    return [[...rows]];
  }

  const strips: TextRow[][] = [];
  let left: TextRow[] = [];
  let right: TextRow[] = [];
  let whole: TextRow[] = [];

  const closeColumns = () => {
    strips.push(...stripsOf(left), ...stripsOf(right));
    left = [];
    right = [];
  };
  const closeWhole = () => {
    strips.push(whole);
    whole = [];
  };

  for (const row of rows) {
    const crosses = row.phrases.some((phrase) => phrase.left < gutter - 1 && phrase.right > gutter + 1);

    if (crosses) {
      closeColumns();
      whole.push(row);
      continue;
    }

    closeWhole();
    const before = cutRow(row, Number.NEGATIVE_INFINITY, gutter);
    const behind = cutRow(row, gutter, Number.POSITIVE_INFINITY);
    left.push(...(before === null ? [] : [before]));
    right.push(...(behind === null ? [] : [behind]));
  }

  closeColumns();
  closeWhole();

  return strips.filter(({ length }) => length > 0);
}

/** Middle of the space between columns of running text; null when there is none. */
function gutterOf(rows: readonly TextRow[]): number | null {
  const gaps: { left: number; right: number; lines: number }[] = [];

  for (const { phrases } of rows) {
    for (const [index, phrase] of phrases.entries()) {
      const before = phrases[index - 1];

      if (before === undefined || !isProse(before) || !isProse(phrase)) {
        continue;
      }

      const shared = gaps.find(
        (gap) => Math.min(gap.right, phrase.left) - Math.max(gap.left, before.right) > 2,
      );

      if (shared === undefined) {
        gaps.push({ left: before.right, right: phrase.left, lines: 1 });
      } else {
        shared.left = Math.max(shared.left, before.right);
        shared.right = Math.min(shared.right, phrase.left);
        shared.lines += 1;
      }
    }
  }

  const [widest] = gaps
    .filter(({ lines }) => lines >= thresholds.fewestLines)
    .sort((one, other) => other.lines - one.lines);

  return widest === undefined ? null : (widest.left + widest.right) / 2;
}

function isProse({ words, left, right }: CellPhrase): boolean {
  return words.length >= thresholds.proseWords && right - left > thresholds.proseWidth;
}
