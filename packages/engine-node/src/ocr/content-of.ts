import type { DocumentContent } from '@octavo/engine/layout/page-content';
import type { Place } from '../pdf/open.ts';
import { type ContentReading, readContent } from '../pdfium/read-content.ts';
import { type ReadPages, readPages } from './read-pages.ts';
import { isScan } from './scan-facts.ts';
import { scannedFace, scannedPage } from './scanned-page.ts';

export interface ScanContent {
  readonly content: DocumentContent;
  readonly done: ReadPages;
}

export interface ScanReading {
  readonly languages: readonly string[];
  readonly levels: boolean;
  /** Read pages that hold text, too. */
  readonly force: boolean;
}

/**
 * What pages show, with the words of those that are pictures of text read from them.
 *
 * @throws ToolFailure what `readPages` throws.
 */
export async function contentOf(
  source: ContentReading,
  reading: ScanReading,
  place: Place,
): Promise<ScanContent> {
  const content = readContent({ ...source, report: () => undefined });
  const scans = content.pages.filter((page) => reading.force || isScan(page));
  const pages = [...new Set(scans.map(({ pageIndex }) => pageIndex))];
  const before = content.pages.length - scans.length;
  const done = await readPages(
    source.pdfium,
    source.document,
    { ...reading, pages, rulings: true },
    place,
    (count) => source.report?.(before + count, before + pages.length),
  );
  const read = new Map(done.read.map((page) => [page.pageIndex, page]));
  const withWords = content.pages.map((page) => {
    const words = read.get(page.pageIndex);

    return words === undefined || words.lines.length === 0
      ? page
      : scannedPage(page, words, content.fonts.length);
  });
  const kept = content.pages.filter(({ pageIndex }) => !pages.includes(pageIndex));

  return {
    content: { ...content, fonts: [...content.fonts, scannedFace], pages: withWords },
    done: { ...done, leftAlone: kept.map(({ pageIndex }) => pageIndex) },
  };
}
