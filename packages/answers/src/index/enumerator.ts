import type { Passage } from '../passages/passage.ts';

/** `6.`, `8.1`, `(2)` before a clause, and also `Article 3 –` before a heading: they count, and say no number. */
const beforeClause = /^\(?\p{N}{1,3}(?:[.)]|(?:\.\p{N}{1,2})+[.)]?)\s+(?=[\p{Lu}"“«])/u;
const beforeHeading = /^(?:\p{L}+\s)?\(?\p{N}{1,3}(?:\.\p{N}{1,2})*\)?(?:\s?[.):–—-]\s|\s(?=\p{Lu})|$)/u;

/** Length of the number of a clause or a heading at the beginning of a text; 0 without one. */
export function enumeratorLength(text: string, kind: Passage['kind']): number {
  const [found = ''] = (kind === 'heading' ? beforeHeading : beforeClause).exec(text) ?? [];

  return found.length;
}
