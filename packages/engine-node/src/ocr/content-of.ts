import { changedGlyph } from '@octavo/layout/changed-glyph';
import { legibleLines } from '@octavo/layout/scan/legible-lines';
import type { DocumentContent, PageContent } from '@octavo/pdf/content/page-content';
import type { RunContext } from '../pdf/open.ts';
import { type ContentReading, readContent } from '../pdfium/read-content.ts';
import { turnPage } from '../pdfium/turn-page.ts';
import type { ReadPage } from './read-page.ts';
import { type ReadPages, readPages } from './read-pages.ts';
import { isScan, showsSomething } from './scan-facts.ts';
import { pageWithWords, scannedPage } from './scanned-page.ts';
import { scannedFace } from './word-glyphs.ts';

export interface ScanSource extends Omit<ContentReading, 'report' | 'keepsRotation'> {
  /** Called with the number of finished pages, including those that need no OCR. */
  report?(done: number, total: number): void;
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
    report: (_, total, page) => {
      if (showsSomething(page) && (reading.force || isScan(page))) {
        scans.add(page.pageIndex);
      } else {
        plain += 1;
        source.report?.(plain, total);
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
  );

  const read = done.read.map((page) => ({ ...page, lines: legibleLines(page.lines) }));

  return { content: withWords(source, content, read), done: { ...done, read, leftAlone } };
}

function withWords(source: ScanSource, content: DocumentContent, read: readonly ReadPage[]): DocumentContent {
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
  read: readonly ReadPage[],
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
