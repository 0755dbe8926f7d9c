import type { Box } from '@octavo/pdf/content/page-content';
import { sharedAcross } from '../../boxes.ts';
import { columnRuns } from '../text-grid/columns.ts';
import type { TextRow } from '../words/text-rows.ts';
import type { JoinedRuling } from './join-rulings.ts';

/** Horizontal lines with equal ends, and the possible table between the first and the last one. */
export interface RuleChain {
  readonly box: Box;
  readonly rows: readonly TextRow[];
  /** Number of lines, including the first and the last. */
  readonly rules: number;
}

const thresholds = {
  /** Largest difference between the ends of lines that belong together, in points. */
  sameEnd: 6,

  /** Minimum length of a line in points; shorter ones are underlines. */
  shortestRule: 60,

  /** Maximum number of single-phrase rows between two lines of a table: a title. */
  mostPlainLines: 1,

  /**
   * Limits of a heading above the first line: distance in multiples of the font size, overlap in points, and
   * words per column name.
   */
  nearHeading: 1.5,
  overlap: 2,
  mostHeadingWords: 6,

  /** Share of rows with several texts between two rules of a table. */
  severalShare: 0.4,
};

/**
 * Finds tables that only have horizontal lines: above and below, under the heading, between some of the rows.
 */
export function ruleChains(horizontal: readonly JoinedRuling[], rows: readonly TextRow[]): RuleChain[] {
  const chains: RuleChain[] = [];

  for (const rules of alikeRules(horizontal)) {
    const left = Math.min(...rules.map(({ start }) => start));
    const right = Math.max(...rules.map(({ end }) => end));
    const within = rows.filter(
      (row) => row.left >= left - thresholds.sameEnd && row.right <= right + thresholds.sameEnd,
    );
    let first = 0;

    for (let index = 1; index <= rules.length; index += 1) {
      const above = rules[index - 1];
      const below = rules[index];

      if (above !== undefined && below !== undefined && isTabular(rowsBetween(within, above, below))) {
        continue;
      }

      const top = rules[first]?.position ?? 0;
      const bottom = above?.position ?? 0;
      const count = index - first;
      first = index;

      if (bottom > top) {
        chains.push({
          box: { left, top, right, bottom },
          rows: within.filter((row) => middleOf(row) > top && middleOf(row) < bottom),
          rules: count,
        });
      }
    }
  }

  return chains.filter((chain) => chain.rows.length > 1).map((chain) => withHeading(chain, rows));
}

/** Adds the column names above the first line, when the line only separates them from the rows. */
function withHeading(chain: RuleChain, rows: readonly TextRow[]): RuleChain {
  const { box } = chain;
  const above = rows.findLast(
    (row) =>
      row.bottom <= box.top + thresholds.overlap &&
      box.top - row.bottom < row.sizePoints * thresholds.nearHeading &&
      row.left >= box.left - thresholds.sameEnd &&
      row.right <= box.right + thresholds.sameEnd,
  );
  const columns = columnRuns(chain.rows);
  const named =
    above?.phrases.map((phrase) => columns.findIndex((column) => sharedAcross(phrase, column) > 0)) ?? [];
  const isHeading =
    above !== undefined &&
    named.length > 1 &&
    named.length >= columns.length - 1 &&
    new Set(named).size === named.length &&
    !named.includes(-1) &&
    above.phrases.every(({ words }) => words.length <= thresholds.mostHeadingWords);

  return isHeading ? { ...chain, box: { ...box, top: above.top }, rows: [above, ...chain.rows] } : chain;
}

function middleOf(row: TextRow): number {
  return (row.top + row.bottom) / 2;
}

function rowsBetween(rows: readonly TextRow[], above: JoinedRuling, below: JoinedRuling): TextRow[] {
  return rows.filter((row) => middleOf(row) > above.position && middleOf(row) < below.position);
}

/** True when the rows between two lines may belong to a table: none, a title, or rows of several phrases. */
function isTabular(rows: readonly TextRow[]): boolean {
  const several = rows.filter(({ phrases }) => phrases.length > 1).length;

  return (
    rows.length - several <= thresholds.mostPlainLines || several >= rows.length * thresholds.severalShare
  );
}

function alikeRules(horizontal: readonly JoinedRuling[]): JoinedRuling[][] {
  const groups: JoinedRuling[][] = [];

  for (const rule of horizontal) {
    if (rule.end - rule.start < thresholds.shortestRule) {
      continue;
    }

    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        Math.abs(first.start - rule.start) <= thresholds.sameEnd &&
        Math.abs(first.end - rule.end) <= thresholds.sameEnd,
    );

    if (group === undefined) {
      groups.push([rule]);
    } else {
      group.push(rule);
    }
  }

  return groups
    .filter(({ length }) => length > 1)
    .map((group) => group.sort((one, other) => one.position - other.position));
}
