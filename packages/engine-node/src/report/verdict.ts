import type { Note } from '@octavo/contract/job';
import { pageNumbers } from './page-numbers.ts';

/** Share of weak pages above which the whole result needs checking. */
const mostWeak = 0.5;

/**
 * Overall assessment of a result.
 *
 * @param weak indices of the pages that lost words or look different, from 0
 * @param of number of all pages
 */
export function verdict(weak: readonly number[], of: number): Note {
  const count = new Set(weak).size;

  if (count === 0) {
    return { code: 'verdict-good', values: {} };
  }

  const pages = pageNumbers(weak);

  return count > of * mostWeak || pages === ''
    ? { code: 'verdict-careful', values: { count, of } }
    : { code: 'verdict-look', values: { count, pages } };
}
