import type { Annotation } from '@octavo/contract/edits/annotations';
import type { Operation } from '@octavo/contract/edits/edit-list';
import { keptOnPage, roundedBox } from '../document/geometry.ts';
import type { ListedPage } from '../edits/page-list.ts';

type Stamp = Extract<Annotation, { readonly type: 'stamp' }>;

/** Pages that get a stamp that is placed on one of them. */
export type StampPages = 'this' | 'all' | 'odd' | 'last';

/** Those of the pages in order that get a stamp which is placed on one of them. */
export function pagesOfStamp(
  pages: StampPages,
  page: string,
  all: readonly ListedPage[],
): readonly ListedPage[] {
  switch (pages) {
    case 'this':
      return all.filter(({ key }) => key === page);
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
  pages: readonly ListedPage[],
  newId: () => string,
): readonly Extract<Operation, { readonly kind: 'annotation.add' }>[] {
  return pages.map(({ key, size }) => ({
    id: newId(),
    kind: 'annotation.add',
    page: key,
    annotation: { ...stamp, box: roundedBox(keptOnPage(stamp.box, size)) },
  }));
}
