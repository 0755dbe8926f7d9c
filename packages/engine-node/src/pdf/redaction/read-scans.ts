import { isFailure } from '@octavo/contract/failures';
import type { ReadScans } from '@octavo/editing/redaction/scanned-text';
import { legibleLines } from '@octavo/layout/scan/legible-lines';
import type { PdfDocument } from '@octavo/pdf/document';
import { inverted, multiply } from '@octavo/pdf/matrix';
import { readPages } from '../../ocr/read-pages.ts';
import { readableLanguages } from '../../ocr/tesseract.ts';
import { toShown } from '../../pdfium/content/matrix.ts';
import { loadDocument } from '../../pdfium/library.ts';
import type { RunContext } from '../open.ts';
import { scannedPagesOf } from './scanned-pages.ts';

export interface ScanReadingContext extends RunContext {
  /** Languages that scans may have; those without data are left out. */
  readonly languages: readonly string[];
  report(done: number, total: number): void;
}

/** Runs OCR on those of some pages that have no text. Pages that could not be read are returned as such. */
export async function readScans(
  document: PdfDocument,
  pages: readonly number[],
  { languages, report, ...context }: ScanReadingContext,
): Promise<ReadScans> {
  using pdfium = await loadDocument(document.source);
  const scanned = scannedPagesOf(pdfium, document, pages);

  if (scanned.length === 0) {
    return { pages: [], unread: [] };
  }

  try {
    const readable = await readableLanguages(context);
    const known = languages.filter((language) => readable.has(language));
    const reading = {
      pages: scanned,
      // Without any of them, reading fails as it must.
      languages: known.length === 0 ? languages : known,
      levels: true,
      force: true,
      rulings: false,
    };
    const { read } = await readPages(pdfium, document, reading, context, report);

    return {
      pages: read.map(({ pageIndex, lines, toShown: pixelsToShown }) => {
        const { cropBox, rotation } = document.pages[pageIndex]!;

        return {
          pageIndex,
          lines: legibleLines(lines),
          toUser: multiply(pixelsToShown, inverted(toShown(cropBox, rotation))),
        };
      }),
      unread: [],
    };
  } catch (error) {
    context.signal.throwIfAborted();

    if (!isFailure(error)) {
      throw error;
    }

    return { pages: [], unread: scanned };
  }
}
