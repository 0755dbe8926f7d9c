import { Failure } from '@octavo/contract/failures';
import type { PdfDocument } from '@octavo/pdf/document';
import { readOutline } from '@octavo/pdf/navigation/outline';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import type * as z from 'zod';
import type { options } from './options.ts';

type SplitOptions = z.output<typeof options>;

/** One file of the result: pages counted from 0, and the suffix of its name. */
export interface SplitPart {
  readonly pages: readonly number[];
  readonly suffix: string;
}

/** Parts of a document for all ways to split except by size, which requires measuring. */
export function partsOf(document: PdfDocument, options: SplitOptions): SplitPart[] {
  const count = document.pageCount;

  if (options.ranges) {
    return options.ranges
      .split(',')
      .filter((range) => range.trim() !== '')
      .map((range) => named(parsePages(range, count), count));
  }

  if (options.pages) {
    return [{ pages: parsePages(options.pages, count), suffix: 'pages' }];
  }

  if (options.atBookmarks) {
    return atBookmarks(document);
  }

  return every(options.every ?? 1, count);
}

function every(length: number, count: number): SplitPart[] {
  const starts = Array.from({ length: Math.ceil(count / length) }, (_, index) => index * length);

  return starts.map((start) => named(span(start, Math.min(start + length, count)), count));
}

/**
 * One part from each top-level bookmark to the next; pages before the first bookmark form a separate part.
 */
function atBookmarks(document: PdfDocument): SplitPart[] {
  const count = document.pageCount;
  const marks = readOutline(document)
    .flatMap(({ title, pageIndex }) => (pageIndex === null ? [] : [{ title, pageIndex }]))
    .sort((a, b) => a.pageIndex - b.pageIndex)
    // Two bookmarks on one page start one part, named after the first.
    .filter((mark, index, all) => mark.pageIndex !== all[index - 1]?.pageIndex);

  const [first] = marks;

  if (first === undefined) {
    throw new Failure('no-bookmarks', 'no first-level bookmark leads to a page');
  }

  const all = first.pageIndex > 0 ? [{ title: '', pageIndex: 0 }, ...marks] : marks;
  const digits = String(all.length).length;

  return all.map(({ title, pageIndex }, index) => ({
    pages: span(pageIndex, all[index + 1]?.pageIndex ?? count),
    suffix: [String(index + 1).padStart(digits, '0'), fileNamePart(title)].filter(Boolean).join(' '),
  }));
}

/** Names the file after its pages, with leading zeros so that folders sort them correctly. */
function named(pages: readonly number[], count: number): SplitPart {
  const digits = String(count).length;
  const numbers = [pages[0] ?? 0, pages.at(-1) ?? 0].map((page) => String(page + 1).padStart(digits, '0'));

  return { pages, suffix: pages.length === 1 ? `${numbers[0]}` : numbers.join('-') };
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function fileNamePart(title: string): string {
  return title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .trim();
}
