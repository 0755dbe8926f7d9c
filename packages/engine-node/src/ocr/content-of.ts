import { changedGlyph } from '@octavo/layout/changed-glyph';
import { legibleLines } from '@octavo/layout/scan/legible-lines';
import type { DocumentContent, PageContent } from '@octavo/pdf/content/page-content';
import type { RunContext } from '../pdf/open.ts';
import { type ContentReading, readContent } from '../pdfium/read-content.ts';
import { turnPage } from '../pdfium/turn-page.ts';
import type { RecognizedPage } from './read-page.ts';
import { type ReadPages, readPages } from './read-pages.ts';
import { isScan, showsSomething } from './scan-facts.ts';
import { pageWithWords, scannedPage } from './scanned-page.ts';
import { scannedFace } from './word-glyphs.ts';

export interface ScanSource extends Omit<ContentReading, 'report' | 'keepsRotation'> {
  /** Called with the number of finished pages, including those that need no OCR. */
  report?(done: number, total: number): void;
  /** Called with pages in order, each once, as soon as they and all before them are read; not always with all. */
  onPages?(content: Pick<DocumentContent, 'fonts' | 'pages'>): void;
}

export interface ScanContent {
  readonly content: DocumentContent;
  readonly done: ReadPages;
}

export interface ScanReading {
  readonly languages: readonly string[];
  readonly levels: boolean;
  /** True to run OCR also on pages that contain text. */
  readonly force: boolean;
}

/**
 * Content of pages, with text added by OCR where they are scans. Scans that are not upright are turned in
 * both open copies of the file.
 *
 * @throws Failure those of `readPages`.
 */
export async function contentOf(
  source: ScanSource,
  reading: ScanReading,
  context: RunContext,
): Promise<ScanContent> {
  const scans = new Set<number>();
  let plain = 0;
  const content = readContent({
    ...source,
    report: (_, total, page, fonts) => {
      if (showsSomething(page) && (reading.force || isScan(page))) {
        scans.add(page.pageIndex);
      } else {
        plain += 1;
        source.report?.(plain, total);

        // Pages after a scan wait for its words.
        if (scans.size === 0) {
          source.onPages?.({ fonts, pages: [page] });
        }
      }
    },
  });
  const leftAlone = content.pages.map(({ pageIndex }) => pageIndex).filter((index) => !scans.has(index));

  if (scans.size === 0) {
    return { content, done: { read: [], leftAlone } };
  }

  const done = await readPages(
    source.pdfium,
    source.document,
    { ...reading, force: true, pages: [...scans], rulings: true },
    context,
    (count) => source.report?.(plain + count, plain + scans.size),
    source.onPages === undefined ? undefined : scansInOrder(content, scans, source.onPages),
  );

  const read = done.read.map((page) => ({ ...page, lines: legibleLines(page.lines) }));

  return { content: withWords(source, content, read), done: { ...done, read, leftAlone } };
}

/**
 * Takes scans as they are read, in any order, and hands on pages in order from the first scan. It ends before a scan
 * that is not upright: that one is turned and read again once all are read.
 */
function scansInOrder(
  content: DocumentContent,
  scans: ReadonlySet<number>,
  onPages: NonNullable<ScanSource['onPages']>,
): (page: RecognizedPage) => void {
  const read = new Map<number, RecognizedPage>();
  const fonts = [...content.fonts, scannedFace];
  let next = content.pages.findIndex(({ pageIndex }) => scans.has(pageIndex));

  return (scan) => {
    read.set(scan.pageIndex, { ...scan, lines: legibleLines(scan.lines) });
    const pages: PageContent[] = [];

    for (let page = content.pages[next]; page !== undefined; page = content.pages[next]) {
      const own = read.get(page.pageIndex);

      if (scans.has(page.pageIndex) && (own === undefined || own.turn !== 0)) {
        break;
      }

      pages.push(own === undefined ? page : wordedPage(page, own, content.fonts.length));
      next += 1;
    }

    if (pages.length > 0) {
      onPages({ fonts, pages });
    }
  };
}

/** An upright page with its words from OCR. */
function wordedPage(page: PageContent, own: RecognizedPage, font: number): PageContent {
  if (own.lines.length === 0) {
    return page;
  }

  return isScan(page)
    ? scannedPage(page.garbled ? { ...page, glyphs: [] } : page, own, font)
    : pageWithWords(page, own, font);
}

function withWords(
  source: ScanSource,
  content: DocumentContent,
  read: readonly RecognizedPage[],
): DocumentContent {
  const words = new Map(read.map((page) => [page.pageIndex, page]));
  const scans = new Set(content.pages.filter(isScan).map(({ pageIndex }) => pageIndex));
  const turned = turnedContent(
    source,
    read.filter(({ pageIndex, lines }) => lines.length > 0 && scans.has(pageIndex)),
  );
  const fonts = [...content.fonts, scannedFace, ...turned.fonts];
  const upright = new Map(turned.pages.map((page) => [page.pageIndex, page]));
  const font = content.fonts.length;

  return {
    ...content,
    fonts,
    pages: content.pages.map((page) => {
      const own = words.get(page.pageIndex);

      if (own === undefined || own.lines.length === 0) {
        return page;
      }

      if (!scans.has(page.pageIndex)) {
        return own.turn === 0 ? pageWithWords(page, own, font) : page;
      }

      const shown = upright.get(page.pageIndex);
      const whole = shown === undefined ? page : withFonts(shown, font + 1);

      return scannedPage(page.garbled ? { ...whole, glyphs: [] } : whole, own, font);
    }),
  };
}

/** Turns pages that were not upright and reads them again; their glyphs refer to a separate list of fonts. */
function turnedContent(
  source: ScanSource,
  read: readonly RecognizedPage[],
): Pick<DocumentContent, 'fonts' | 'pages'> {
  const { pdfium, document, signal } = source;
  const rotated = read.flatMap(({ pageIndex, turn }) => (turn === 0 ? [] : [{ pageIndex, turn }]));

  if (rotated.length === 0) {
    return { fonts: [], pages: [] };
  }

  for (const { pageIndex, turn } of rotated) {
    turnPage(pdfium, document, pageIndex, turn);
  }

  const pages = rotated.map(({ pageIndex }) => pageIndex);

  return readContent({ pdfium, document, pages, signal, keepsRotation: true });
}

function withFonts(page: PageContent, offset: number): PageContent {
  return {
    ...page,
    glyphs: page.glyphs.map((glyph) => changedGlyph(glyph, { font: glyph.font + offset })),
  };
}
