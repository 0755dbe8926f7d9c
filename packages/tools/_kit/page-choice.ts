import { pageRuns } from '@octavo/contract/page-runs';
import { englishPageWords } from '@octavo/pdf/pages/page-words';

/**
 * Page expressions for the web application, where they may be incomplete while the user types: unreadable
 * ones are null, never an error. Pages are indexes from 0; users count from 1.
 */

/** Reads the pages of `1-3,5,8-`, `odd`, `even`, `last`, in the order written. */
export function readPages(expression: string, count: number): number[] | null {
  return readRanges(expression, count)?.flat() ?? null;
}

/** One list of pages per comma-separated part: one file each. A comma too many is none, as while typing `1,`. */
export function readRanges(expression: string, count: number): number[][] | null {
  const parts = expression
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => readPart(part, count));

  return parts.length > 0 && parts.every((part) => part !== null) ? parts : null;
}

/** Shortest expression for a set of pages, in document order. */
export function writePages(pages: Iterable<number>): string {
  return pageRuns([...new Set(pages)].toSorted((one, other) => one - other))
    .map(writeRun)
    .join(',');
}

/** The expression for lists of consecutive pages. */
export function writeRanges(ranges: readonly (readonly number[])[]): string {
  return ranges
    .filter((range) => range.length > 0)
    .map((range) => writeRun([range[0] ?? 0, range.at(-1) ?? 0]))
    .join(',');
}

/** Toggles a cut between pages `page - 1` and `page`; a page in no range becomes a new range. */
export function toggleCut(ranges: readonly (readonly number[])[], page: number): number[][] {
  const at = ranges.findIndex((range) => range.includes(page));
  const range = ranges[at];

  if (range === undefined) {
    return [...ranges.map((other) => [...other]), [page]].toSorted(
      (one, other) => (one[0] ?? 0) - (other[0] ?? 0),
    );
  }

  const place = range.indexOf(page);
  const before = ranges[at - 1];
  const others = (from: number, to: number) => ranges.slice(from, to).map((other) => [...other]);

  if (place > 0) {
    return [...others(0, at), range.slice(0, place), range.slice(place), ...others(at + 1, ranges.length)];
  }

  // The first page of a range rejoins the range it was cut from.
  return before?.at(-1) === page - 1
    ? [...others(0, at - 1), [...before, ...range], ...others(at + 1, ranges.length)]
    : others(0, ranges.length);
}

function readPart(part: string, count: number): number[] | null {
  const word = englishPageWords(part).trim();

  if (word === 'odd' || word === 'even' || word === 'all') {
    const first = word === 'even' ? 1 : 0;
    const step = word === 'all' ? 1 : 2;

    return Array.from(
      { length: Math.max(0, Math.ceil((count - first) / step)) },
      (_, index) => first + index * step,
    );
  }

  const [, start, dash, end] = /^(\d{1,9}|last)(?:\s*(-)\s*(\d{1,9}|last)?)?$/.exec(word) ?? [];

  if (start === undefined) {
    return null;
  }

  const from = start === 'last' ? count : Number(start);
  const to = dash === undefined ? from : end === undefined || end === 'last' ? count : Number(end);

  if (Math.min(from, to) < 1 || Math.max(from, to) > count) {
    return null;
  }

  const step = from <= to ? 1 : -1;

  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from - 1 + index * step);
}

function writeRun([first, last]: readonly number[]): string {
  return first === last ? `${(first ?? 0) + 1}` : `${(first ?? 0) + 1}-${(last ?? 0) + 1}`;
}
