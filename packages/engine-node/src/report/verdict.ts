import type { Note } from '@octavo/contract/job';
import { pageNumbers } from './page-numbers.ts';

/** Share of weak pages above which the whole result needs checking. */
const mostWeak = 0.5;

interface WeakPages {
  /** Indices of the pages that lost words, from 0. */
  readonly poor: readonly number[];
  /** Indices of the pages that look different, from 0. */
  readonly unlike: readonly number[];
}

/**
 * Overall assessment of a result: the pages that lost words, and those that only look different.
 *
 * @param of number of all pages
 */
export function verdict({ poor, unlike }: WeakPages, of: number): Note[] {
  const lost = new Set(poor);
  const different = new Set(unlike.filter((pageIndex) => !lost.has(pageIndex)));

  if (lost.size === 0 && different.size === 0) {
    return [{ code: 'verdict-good', values: {} }];
  }

  return [...lostNotes([...lost], of), ...layoutNotes([...different], of)];
}

function lostNotes(lost: readonly number[], of: number): Note[] {
  if (lost.length === 0) {
    return [];
  }

  const pages = pagesToName(lost, of);

  return [
    pages === ''
      ? { code: 'verdict-careful', values: { count: lost.length, of } }
      : { code: 'verdict-look', values: { count: lost.length, pages } },
  ];
}

function layoutNotes(different: readonly number[], of: number): Note[] {
  return different.length === 0
    ? []
    : [
        {
          code: 'verdict-layout',
          values: { count: different.length, of, pages: pagesToName(different, of) },
        },
      ];
}

/** Numbers of pages; empty when they are too many to list, or most of the document. */
function pagesToName(pageIndexes: readonly number[], of: number): string {
  return pageIndexes.length > of * mostWeak ? '' : pageNumbers(pageIndexes);
}
