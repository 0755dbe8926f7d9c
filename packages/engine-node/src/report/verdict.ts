import type { Note } from '@octavo/contract/job';
import { pageNumbers } from './page-numbers.ts';

/** A result with more weak pages than this share of all wants to be read as a whole. */
const mostWeak = 0.5;

/**
 * What to think of a result, before any figures.
 *
 * @param weak indexes of the pages that lost words or look different, from 0
 * @param of all pages
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
