import { pageRuns } from '@octavo/contract/page-runs';

/** More runs of pages than this are counted rather than named. */
const mostNamed = 12;

/** The numbers of pages as people read them, `2, 5–7`, from indexes from 0; empty when they are too many to name. */
export function pageNumbers(pageIndexes: readonly number[]): string {
  const runs = pageRuns([...new Set(pageIndexes)].toSorted((one, other) => one - other));

  return runs.length > mostNamed ? '' : runs.map(writeRun).join(', ');
}

/** Two neighbours are named rather than spanned. */
function writeRun([first, last]: [number, number]): string {
  if (first === last) {
    return `${first + 1}`;
  }

  return `${first + 1}${last === first + 1 ? ', ' : '–'}${last + 1}`;
}
