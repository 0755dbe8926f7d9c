import type { PageContent } from '@octavo/pdf/content/page-content';
import { boxAround, grown } from '../boxes.ts';
import { buildTable } from '../table/cells/build-table.ts';
import { mergedByLines, withMerged } from '../table/cells/merge-spans.ts';
import type { FoundTable } from '../table/found-table.ts';
import { type JoinedRuling, joinRulings } from '../table/rulings/join-rulings.ts';
import { rulingsOf } from '../table/rulings/rulings.ts';
import { betweenRuns, type ColumnRun, columnRuns } from '../table/text-grid/columns.ts';
import { placeRow, textGrid } from '../table/text-grid/text-grid.ts';
import { pageRows } from '../table/words/page-rows.ts';
import type { TextRow } from '../table/words/text-rows.ts';
import { wordsOf } from '../table/words/words.ts';

const thresholds = {
  /** Minimum number of words, and minimum share of the page's width, of a line of running text. */
  proseWords: 9,
  proseShare: 0.5,

  /**
   * Number of consecutive lines of running text that form a paragraph, and largest share of such lines; a sheet
   * has no paragraphs.
   */
  paragraphLines: 2,
  mostProse: 0.12,

  /** Minimum share of lines that have several phrases or are part of a table. */
  tabular: 0.55,

  /**
   * Minimum share of lines outside of tables that have several phrases, when the page is not known to be a
   * sheet.
   */
  scattered: 0.3,

  /** Largest share of lines with several texts in one column: titles side by side. */
  mostCrowded: 0.12,

  /** Edges nearer than this, in points, are one. */
  sameEdge: 5,
};

/**
 * Converts a printed sheet of a spreadsheet to one table: everything on the page in the rows and columns that
 * it has throughout. Null for any other page: one with paragraphs, or with tables that share no columns.
 *
 * @param isPrinted true when a spreadsheet program created the document
 */
export function pageSheet(
  page: PageContent,
  tables: readonly FoundTable[],
  isPrinted: boolean,
): FoundTable | null {
  const words = wordsOf(page.glyphs);
  const rows = pageRows(words);

  if (!isSheet(page, rows, tables, isPrinted)) {
    return null;
  }

  const rulings = rulingsOf(page);
  const rules = joinRulings(rulings.horizontal.filter(({ drawn }) => drawn));
  const box = grown(boxAround(words), 1);
  const edges = columnsOf(rows, joinRulings(rulings.vertical));
  const placed = rows.map((row) => placeRow(row, [box.left, ...edges, box.right], []));
  const crowded = placed.filter(
    ({ phrases }) => new Set(phrases.map(({ from }) => from)).size < phrases.length,
  );

  if (crowded.length > Math.max(1, rows.length * thresholds.mostCrowded)) {
    return null;
  }

  const grid = textGrid(rows, box, rules, edges);

  const whole = withMerged(
    { ...grid, ruled: tables.some(({ ruled }) => ruled) },
    mergedByLines(grid, tables),
  );

  return buildTable(whole, words, { pageIndex: page.pageIndex, rulings });
}

function isSheet(
  page: PageContent,
  rows: readonly TextRow[],
  tables: readonly FoundTable[],
  isPrinted: boolean,
): boolean {
  const outside = rows.filter((row) => !tables.some((table) => reaches(table, row)));
  const several = outside.filter(({ phrases }) => phrases.length > 1).length;
  const prose = outside.filter((row) => isProse(row, page)).length;
  let run = 0;

  if (!isPrinted && several < rows.length * thresholds.scattered) {
    return false;
  }

  if (tables.length === 0 || outside.length === 0 || prose > rows.length * thresholds.mostProse) {
    return false;
  }

  for (const row of outside) {
    run = isProse(row, page) ? run + 1 : 0;

    if (run >= thresholds.paragraphLines) {
      return false;
    }
  }

  return rows.length - outside.length + several >= rows.length * thresholds.tabular;
}

function reaches({ places: [{ box }] }: FoundTable, row: TextRow): boolean {
  const y = (row.top + row.bottom) / 2;

  return y > box.top && y < box.bottom && row.right > box.left && row.left < box.right;
}

function isProse({ phrases, left, right }: TextRow, page: PageContent): boolean {
  const [only] = phrases;

  return (
    phrases.length === 1 &&
    only !== undefined &&
    only.words.length >= thresholds.proseWords &&
    right - left > page.widthPoints * thresholds.proseShare
  );
}

/**
 * Edges of columns: spaces that are free in all lines, and lines drawn through the texts of several columns.
 */
function columnsOf(rows: readonly TextRow[], vertical: readonly JoinedRuling[]): number[] {
  const runs = columnRuns(rows);
  const inside = (run: ColumnRun) =>
    vertical
      .map(({ position }) => position)
      .filter(
        (position) => position > run.left + thresholds.sameEdge && position < run.right - thresholds.sameEdge,
      )
      .sort((one, other) => one - other)
      .filter(
        (position, index, all) =>
          position - (all[index - 1] ?? Number.NEGATIVE_INFINITY) > thresholds.sameEdge,
      );

  return [...betweenRuns(runs), ...runs.flatMap(inside)].sort((one, other) => one - other);
}
