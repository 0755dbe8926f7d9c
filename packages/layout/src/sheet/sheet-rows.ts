import type { FontFace } from '@octavo/pdf/content/page-content';
import type { JoinedRuling } from '../table/rulings/join-rulings.ts';
import type { CellPhrase, TextRow } from '../table/words/text-rows.ts';
import { columnOf } from './sheet-columns.ts';

const thresholds = {
  /** Largest baseline distance within a cell, relative to the line height of the font. */
  loosest: 1.012,

  /** Minimum line height, also used for fonts of unknown height, as a share of the font size. */
  usualHeight: 1.1,

  /** Distance of a ruling above the baseline of the row below it, in multiples of the font size. */
  aboveBaseline: 0.4,
};

/** Lines of a text in one cell: the first and the last one, counted from the top of the page. */
interface LineRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Groups the lines of each row of a printed sheet: the lines of a text wrapped in its cell, and those beside
 * it.
 *
 * @returns the lines of each row, from the top
 */
export function sheetRows(
  lines: readonly TextRow[],
  edges: readonly number[],
  rules: readonly JoinedRuling[],
  fonts: readonly FontFace[],
): TextRow[][] {
  const stretches = wrappedTexts(lines, edges, rules, fonts);
  const rows: TextRow[][] = [];
  let end = -1;

  for (const [index, line] of lines.entries()) {
    const row = rows.at(-1);

    if (row !== undefined && index <= end) {
      row.push(line);
    } else {
      rows.push([line]);
    }

    end = Math.max(end, ...stretches.filter(({ first }) => first === index).map(({ last }) => last));
  }

  return rows;
}

function wrappedTexts(
  lines: readonly TextRow[],
  edges: readonly number[],
  rules: readonly JoinedRuling[],
  fonts: readonly FontFace[],
): LineRange[] {
  const above = new Map<number, { phrase: CellPhrase; line: TextRow; index: number }>();
  const stretches: LineRange[] = [];

  for (const [index, line] of lines.entries()) {
    const upper = lines[index - 1];

    if (upper !== undefined && shareFigures(upper, line, edges)) {
      above.clear();
    }

    for (const phrase of line.phrases) {
      const column = columnOf(phrase, edges);
      const before = above.get(column);

      if (before !== undefined && isContinued(before.phrase, before.line, phrase, line, rules, fonts)) {
        stretches.push({ first: before.index, last: index });
      }

      above.set(column, { phrase, line, index });
    }
  }

  return stretches;
}

/** True when both lines have figures in the same column: they are two rows, as is everything beside them. */
function shareFigures(upper: TextRow, lower: TextRow, edges: readonly number[]): boolean {
  const columns = new Set(
    upper.phrases.filter(({ figure }) => figure).map((phrase) => columnOf(phrase, edges)),
  );

  return lower.phrases.some((phrase) => phrase.figure && columns.has(columnOf(phrase, edges)));
}

function isContinued(
  before: CellPhrase,
  upper: TextRow,
  phrase: CellPhrase,
  lower: TextRow,
  rules: readonly JoinedRuling[],
  fonts: readonly FontFace[],
): boolean {
  const size = Math.max(upper.sizePoints, lower.sizePoints);
  const pitch = lower.baseline - upper.baseline;

  return (
    !before.figure &&
    !phrase.figure &&
    pitch <= lineHeight(before, fonts) * size * thresholds.loosest &&
    !rules.some(
      ({ position, start, end }) =>
        position > upper.baseline &&
        position < lower.baseline - size * thresholds.aboveBaseline &&
        phrase.left < end &&
        phrase.right > start,
    )
  );
}

/** Height of a line of a text, as a share of its size. */
function lineHeight({ words }: CellPhrase, fonts: readonly FontFace[]): number {
  const face = fonts[words[0]?.glyphs[0]?.font ?? -1];

  return Math.max(thresholds.usualHeight, face === undefined ? 0 : face.ascent + face.descent);
}
