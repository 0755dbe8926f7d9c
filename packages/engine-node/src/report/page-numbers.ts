import { pageRuns } from '@octavo/contract/page-runs';

/** Most page ranges that are listed; more are only counted. */
const mostNamed = 12;

/**
 * Page numbers for the user, such as `2, 5–7`, from indices counted from 0; empty when there are too many to
 * list.
 */
export function pageNumbers(pageIndexes: readonly number[]): string {
  const runs = pageRuns([...new Set(pageIndexes)].toSorted((one, other) => one - other));

  return runs.length > mostNamed ? '' : runs.map(writeRun).join(', ');
}

/** Two neighbouring pages are listed, not written as a range. */
function writeRun([first, last]: [number, number]): string {
  if (first === last) {
    return `${first + 1}`;
  }

  return `${first + 1}${last === first + 1 ? ', ' : '–'}${last + 1}`;
}
