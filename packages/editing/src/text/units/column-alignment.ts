import type { TextAlignment } from '@octavo/contract/edits/text';
import { isNumeric, overlaps } from './paragraph-lines.ts';
import type { UnitLine } from './unit-line.ts';

/** Limits that decide where the lines of a column are flush, in ems unless noted. */
const limits = {
  /** Lines above and below that count. */
  neighbours: 6,
  /** Distance of the baselines of two rows. */
  rows: 5,
  /** Distance of baselines of one row. */
  row: 0.3,
  /** Difference of font sizes, as a share. */
  size: 0.25,
  /** Difference of edges, or of middles, that count as the same. */
  edge: 0.1,
  /** Difference of widths from which two lines show where they are flush. */
  width: 0.3,
  /** Distance of a centred title from the edges of the text. */
  margin: 3,
};

/** Lines with the same edge or middle. */
interface Agreement {
  readonly start: number;
  readonly end: number;
  readonly middle: number;
}

/** Money, or another number with decimals: columns of them are flush right, also when all have the same length. */
const amount = /\p{Sc}|%|\d[.,]\d{2}(?!\d)/u;

/**
 * Alignment of a line that stands alone, as its column shows it: a price ends where the prices above and below it end,
 * a title stands in the middle of the text. `index` is its place in the lines of its direction, from top to bottom.
 */
export function columnAlignment(lines: readonly UnitLine[], index: number): TextAlignment {
  const line = lines[index]!;
  const [start, end] = line.isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const column = [...neighbours(lines, index, -1), ...neighbours(lines, index, 1)];
  const others = column.filter((other) => Math.abs(widthOf(other) - widthOf(line)) > limits.width * line.em);
  const agreed = agreementOf(line, others);
  const isNumber = isNumeric(line);

  if (others.length === 0 && column.length > 0 && isNumber && amount.test(textOf(line))) {
    return end;
  }

  if (agreed.start > 0) {
    return start;
  }

  if (agreed.end >= (isNumber ? 1 : 2) && agreed.end >= agreed.middle) {
    return end;
  }

  return agreed.middle >= 2 || isCentredTitle(line, lines) ? 'center' : start;
}

/** The next lines of a column in one direction. */
function neighbours(lines: readonly UnitLine[], index: number, step: 1 | -1): UnitLine[] {
  const line = lines[index]!;
  const found: UnitLine[] = [];
  let last = line;

  for (let at = index + step; lines[at] !== undefined && found.length < limits.neighbours; at += step) {
    const other = lines[at]!;
    const distance = Math.abs(other.base - last.base);

    if (distance > limits.rows * line.em) {
      break;
    }

    const isOfSize = Math.abs(other.em - line.em) < limits.size * line.em;

    if (distance > limits.row * line.em && isOfSize && overlaps(other, line)) {
      found.push(other);
      last = other;
    }
  }

  return found;
}

function agreementOf(line: UnitLine, others: readonly UnitLine[]): Agreement {
  const count = (positionOf: (each: UnitLine) => number) =>
    others.filter((other) => Math.abs(positionOf(other) - positionOf(line)) < limits.edge * line.em).length;

  return {
    start: count((each) => each.start),
    end: count((each) => each.end),
    middle: count((each) => (each.left + each.right) / 2),
  };
}

/** True for a line in the middle of all text of the page, far from its edges. */
function isCentredTitle(line: UnitLine, lines: readonly UnitLine[]): boolean {
  const [left, right] = [
    Math.min(...lines.map((each) => each.left)),
    Math.max(...lines.map((each) => each.right)),
  ];
  const offset = Math.abs(left + right - line.left - line.right) / 2;

  return offset < limits.edge * line.em && line.left - left > limits.margin * line.em;
}

function widthOf({ left, right }: UnitLine): number {
  return right - left;
}

function textOf({ glyphs }: UnitLine): string {
  return glyphs.map(({ text }) => text).join('');
}
