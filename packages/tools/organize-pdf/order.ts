import { Failure } from '@octavo/contract/failures';
import { parsePages } from '@octavo/pdf/pages/page-expression';

/** A page in the new document: a page of a file, both counted from 0, or an empty page. */
export type PageSlot = { readonly file: number; readonly page: number } | 'blank';

/**
 * Parses a page order such as `3,1,blank,2:1-4,5-`. A number before a colon is a file, counted from 1.
 *
 * @throws Failure `invalid-pages` for a file or page that does not exist.
 */
export function parseOrder(order: string, pageCounts: readonly number[]): PageSlot[] {
  if (order.trim() === '') {
    return pageCounts.flatMap((count, file) => Array.from({ length: count }, (_, page) => ({ file, page })));
  }

  return order
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .flatMap((item) => placesOf(item, pageCounts));
}

function placesOf(item: string, pageCounts: readonly number[]): PageSlot[] {
  if (/^(blank|blanche)$/i.test(item)) {
    return ['blank'];
  }

  const [, fileNumber = '1', pages = item] = /^(\d+)\s*:\s*(.*)$/.exec(item) ?? [];
  const file = Number(fileNumber) - 1;
  const count = pageCounts[file];

  if (count === undefined) {
    throw new Failure('invalid-pages', `no file ${fileNumber}`, { values: { pages: item } });
  }

  return parsePages(pages === '' ? '1-' : pages, count).map((page) => ({ file, page }));
}
