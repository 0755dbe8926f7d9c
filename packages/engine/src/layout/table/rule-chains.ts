import type { Box } from '../page-content.ts';
import type { JoinedRuling } from './join-rulings.ts';
import type { TextRow } from './text-rows.ts';

/** Lines across that begin and end alike, with what may be a table between the first and the last. */
export interface RuleChain {
  readonly box: Box;
  readonly rows: readonly TextRow[];
  /** How many lines there are, the first and the last included. */
  readonly rules: number;
}

/** Ends of lines that belong together may differ by this. */
const sameEnd = 6;

/** Shorter lines are strokes under words. */
const shortestRule = 60;

/** Lines of one font size that a stretch without columns may hold inside a table: a title between two rules. */
const mostPlainLines = 1;

/** Looks for tables that only have lines across: above and below, under the heading, between some of the rows. */
export function ruleChains(horizontal: readonly JoinedRuling[], rows: readonly TextRow[]): RuleChain[] {
  const chains: RuleChain[] = [];

  for (const rules of alikeRules(horizontal)) {
    const left = Math.min(...rules.map(({ start }) => start));
    const right = Math.max(...rules.map(({ end }) => end));
    const within = rows.filter((row) => row.left >= left - sameEnd && row.right <= right + sameEnd);
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

  return chains.filter((chain) => chain.rows.length > 1);
}

function middleOf(row: TextRow): number {
  return (row.top + row.bottom) / 2;
}

function rowsBetween(rows: readonly TextRow[], above: JoinedRuling, below: JoinedRuling): TextRow[] {
  return rows.filter((row) => middleOf(row) > above.position && middleOf(row) < below.position);
}

/** Whether what stands between two lines may belong to a table: nothing, a title, or rows of several phrases. */
function isTabular(rows: readonly TextRow[]): boolean {
  const several = rows.filter(({ phrases }) => phrases.length > 1).length;

  return rows.length - several <= mostPlainLines || several >= rows.length * 0.4;
}

function alikeRules(horizontal: readonly JoinedRuling[]): JoinedRuling[][] {
  const groups: JoinedRuling[][] = [];

  for (const rule of horizontal) {
    if (rule.end - rule.start < shortestRule) {
      continue;
    }

    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        Math.abs(first.start - rule.start) <= sameEnd &&
        Math.abs(first.end - rule.end) <= sameEnd,
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
