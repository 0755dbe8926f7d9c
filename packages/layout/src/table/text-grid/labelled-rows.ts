import { boxAround } from '../../boxes.ts';
import type { FoundGrid } from '../found-table.ts';
import type { CellPhrase, TextRow } from '../words/text-rows.ts';

const thresholds = {
  /**
   * Right-aligned labels: their ends differ by at most `sameEdge` points, their starts by more than
   * `otherStart`.
   */
  sameEdge: 1.5,
  otherStart: 4,

  /** Largest difference between the starts of the texts behind labels, in points. */
  sameStart: 2.5,

  /** Largest distance between lines of one table, in multiples of the font size. */
  widestPitch: 3.2,

  /** Maximum number of words in a label. */
  mostWords: 6,

  /** Minimum number of labels. */
  fewestLabels: 3,

  /** Minimum number of labels when all of them end with a colon. */
  fewestWithColons: 2,
};

/** A word. Excludes the numbers of list items, which are right-aligned, too. */
const word = /\p{L}{3,}/u;

const colon = /[:：]$/;

interface LabelledRun {
  readonly rows: TextRow[];
  /** Right edge of the labels and left edge of the texts. */
  readonly end: number;
  readonly start: number;
  /** The rows in `rows` that have a label. */
  readonly labelled: TextRow[];
}

/**
 * Finds tables of two columns without lines whose labels are right-aligned, as in forms and lists of facts.
 * The text behind a label, over several lines and paragraphs, is its cell.
 */
export function labelledGrids(rows: readonly TextRow[]): FoundGrid[] {
  const runs: LabelledRun[] = [];
  let open: LabelledRun | null = null;

  for (const row of rows) {
    const last: TextRow | undefined = open?.rows.at(-1);
    const isNear =
      last !== undefined && row.baseline - last.baseline < row.sizePoints * thresholds.widestPitch;

    if (open !== null && isNear && isContinued(row, open)) {
      open.rows.push(row);
      open.labelled.push(...(labelOf(row, open) === null ? [] : [row]));
      continue;
    }

    open = runFrom(row);

    if (open !== null) {
      runs.push(open);
    }
  }

  return runs.filter(isTable).map(gridOf);
}

/** Starts a table at a line with a label and a text behind it; null for any other line. */
function runFrom(row: TextRow): LabelledRun | null {
  const [label, text] = row.phrases;

  return label !== undefined && text !== undefined && isLabel(label)
    ? { rows: [row], end: label.right, start: text.left, labelled: [row] }
    : null;
}

function isContinued(row: TextRow, run: LabelledRun): boolean {
  return labelOf(row, run) !== null || row.left >= run.start - thresholds.sameStart;
}

function labelOf({ phrases: [label, text] }: TextRow, { end, start }: LabelledRun): CellPhrase | null {
  return label !== undefined &&
    text !== undefined &&
    isLabel(label) &&
    Math.abs(label.right - end) <= thresholds.sameEdge &&
    Math.abs(text.left - start) <= thresholds.sameStart
    ? label
    : null;
}

function isLabel({ text, words }: CellPhrase): boolean {
  return words.length <= thresholds.mostWords && word.test(text);
}

function isTable({ labelled }: LabelledRun): boolean {
  const labels = labelled.flatMap(({ phrases: [label] }) => label ?? []);
  const starts = labels.map(({ left }) => left);
  const fewest = labels.every(({ text }) => colon.test(text))
    ? thresholds.fewestWithColons
    : thresholds.fewestLabels;

  return labels.length >= fewest && Math.max(...starts) - Math.min(...starts) > thresholds.otherStart;
}

function gridOf({ rows, end, start, labelled }: LabelledRun): FoundGrid {
  const { left, top, right, bottom } = boxAround(rows);
  const inner = labelled.slice(1).map((row) => {
    const above = rows[rows.indexOf(row) - 1];

    return ((above?.bottom ?? row.top) + row.top) / 2;
  });

  return {
    xs: [left, (end + start) / 2, right],
    ys: [top, ...inner, bottom],
    spans: labelled.flatMap((_, row) => [
      { row, column: 0, rowSpan: 1, columnSpan: 1 },
      { row, column: 1, rowSpan: 1, columnSpan: 1 },
    ]),
    ruled: false,
  };
}
