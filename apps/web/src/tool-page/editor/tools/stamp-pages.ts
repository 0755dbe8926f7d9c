import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Operation } from '@octavo/contract/edits/edit-list';
import { keptOnPage, roundedBox, type Size } from '../document/geometry.ts';
import { indexOfPage, keyOfPage } from '../document/page-keys.ts';

type Stamp = Extract<Annotation, { readonly type: 'stamp' }>;

/** Pages that get a stamp that is placed on one of them. */
export type StampPages = 'this' | 'all' | 'odd' | 'last';

/** Keys of the pages of a document of `count` pages. */
export function pagesOfStamp(pages: StampPages, page: string, count: number): readonly string[] {
  const all = Array.from({ length: count }, (_, index) => keyOfPage(index));

  switch (pages) {
    case 'this':
      return [page];
    case 'all':
      return all;
    case 'odd':
      return all.filter((_, index) => index % 2 === 0);
    case 'last':
      return all.slice(-1);
  }
}

/** A stamp for each page, at the same place as it is seen; each can be moved and deleted by itself. */
export function stampOperations(
  stamp: Stamp,
  pages: readonly string[],
  sizes: readonly Size[],
  newId: () => string,
): readonly Extract<Operation, { readonly kind: 'annotation.add' }>[] {
  return pages.map((page) => ({
    id: newId(),
    kind: 'annotation.add',
    page,
    annotation: { ...stamp, box: roundedBox(keptOnPage(stamp.box, sizes[indexOfPage(page)] ?? stamp.box)) },
  }));
}
