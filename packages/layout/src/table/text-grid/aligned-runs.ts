import type { TextRow } from '../words/text-rows.ts';

const thresholds = {
  /** Largest distance between rows of a table without lines, in multiples of the font size. */
  widestPitch: 3.2,

  /** Minimum number of words, and minimum share of the column, of a line of running text. */
  proseWords: 8,
  proseShare: 0.6,
};

/** Runs of lines with several phrases side by side, line after line. */
export function alignedRuns(strip: readonly TextRow[]): TextRow[][] {
  const runs: TextRow[][] = [];
  const left = Math.min(...strip.map((row) => row.left));
  const right = Math.max(...strip.map((row) => row.right));
  let run: TextRow[] = [];

  const close = () => {
    runs.push(withoutPlainEnds(run));
    run = [];
  };

  for (const row of strip) {
    const last = run.at(-1);

    if (last !== undefined && row.baseline - last.baseline > thresholds.widestPitch * row.sizePoints) {
      close();
    }

    if (isProse(row, right - left)) {
      close();
    } else {
      run.push(row);
    }
  }

  close();

  return runs.filter((found) => found.length > 2);
}

function isProse({ phrases, left, right }: TextRow, width: number): boolean {
  const [only] = phrases;

  return (
    phrases.length === 1 &&
    only !== undefined &&
    only.words.length >= thresholds.proseWords &&
    right - left > width * thresholds.proseShare
  );
}

/** Drops the lines of a single phrase before and after, which are titles and notes. */
function withoutPlainEnds(run: readonly TextRow[]): TextRow[] {
  const first = run.findIndex(({ phrases }) => phrases.length > 1);
  const last = run.findLastIndex(({ phrases }) => phrases.length > 1);

  return first === -1 ? [] : run.slice(first, last + 1);
}
