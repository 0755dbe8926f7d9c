import type { PdfDocument } from '@octavo/pdf/document';
import { pageFacts } from '../../ocr/page-facts.ts';
import { stampLetters } from '../../ocr/scan-facts.ts';
import type { PdfiumDocument } from '../../pdfium/library.ts';
import { openPage } from '../../pdfium/open-page.ts';
import { textOfPage } from '../../pdfium/page-texts.ts';

/**
 * Those of some pages whose words may be in a picture, in order: pages without text, and pictures with little of it,
 * such as a watermark. More of them than elsewhere in the program, as a word that is not read is not removed.
 */
export function scannedPagesOf(
  pdfium: PdfiumDocument,
  document: PdfDocument,
  pages: readonly number[],
): readonly number[] {
  return pages
    .toSorted((one, other) => one - other)
    .filter((index) => {
      const letters = textOfPage(pdfium, index).replace(/\s/g, '').length;

      return letters === 0
        ? showsSomething(pdfium, index)
        : letters < stampLetters && pageFacts(pdfium, document, index).images.length > 0;
    });
}

function showsSomething(document: PdfiumDocument, pageIndex: number): boolean {
  using page = openPage(document, pageIndex);

  return page.handle !== 0 && document.pdfium.FPDFPage_CountObjects(page.handle) > 0;
}
