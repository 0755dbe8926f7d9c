import { boxAround } from '../boxes.ts';
import type { TableGrid } from './found-table.ts';
import type { CellPhrase, TextRow } from './text-rows.ts';

/** Ends of labels that stand at one edge differ by no more, in points; their beginnings by more. */
const sameEdge = 1.5;
const otherStart = 4;

/** Texts behind labels begin at one place. */
const sameStart = 2.5;

/** Lines of one table follow each other within so many font sizes. */
const widestPitch = 3.2;

/** Longer texts are no labels. */
const mostWords = 6;

/** A word, so that numbers of items, which stand at one edge, too, are none. */
const word = /\p{L}{3,}/u;

const fewestLabels = 3;

/** With colons, fewer labels will do. */
const fewestWithColons = 2;
const colon = /[:：]$/;

interface LabelledRun {
  readonly rows: TextRow[];
  /** Where labels end and where texts begin. */
  readonly end: number;
  readonly start: number;
  /** Rows of `rows` that have a label. */
  readonly labelled: TextRow[];
}

/**
 * Tables of two columns without lines whose labels end at one edge, as in forms and lists of facts: what stands behind a
 * label, over several lines and paragraphs, is its cell.
 */
export function labelledGrids(rows: readonly TextRow[]): TableGrid[] {
  const runs: LabelledRun[] = [];
  let open: LabelledRun | null = null;

  for (const row of rows) {
    const last: TextRow | undefined = open?.rows.at(-1);
    const isNear = last !== undefined && row.baseline - last.baseline < row.sizePoints * widestPitch;

    if (open !== null && isNear && goesOn(row, open)) {
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

/** A line that may be the first of a table: a label and a text behind it. */
function runFrom(row: TextRow): LabelledRun | null {
  const [label, text] = row.phrases;

  return label !== undefined && text !== undefined && isLabel(label)
    ? { rows: [row], end: label.right, start: text.left, labelled: [row] }
    : null;
}

function goesOn(row: TextRow, run: LabelledRun): boolean {
  return labelOf(row, run) !== null || row.left >= run.start - sameStart;
}

function labelOf({ phrases: [label, text] }: TextRow, { end, start }: LabelledRun): CellPhrase | null {
  return label !== undefined &&
    text !== undefined &&
    isLabel(label) &&
    Math.abs(label.right - end) <= sameEdge &&
    Math.abs(text.left - start) <= sameStart
    ? label
    : null;
}

function isLabel({ text, words }: CellPhrase): boolean {
  return words.length <= mostWords && word.test(text);
}

function isTable({ labelled }: LabelledRun): boolean {
  const labels = labelled.flatMap(({ phrases: [label] }) => label ?? []);
  const starts = labels.map(({ left }) => left);
  const fewest = labels.every(({ text }) => colon.test(text)) ? fewestWithColons : fewestLabels;

  return labels.length >= fewest && Math.max(...starts) - Math.min(...starts) > otherStart;
}

function gridOf({ rows, end, start, labelled }: LabelledRun): TableGrid {
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
