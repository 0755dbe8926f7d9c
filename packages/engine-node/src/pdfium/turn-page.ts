import type { PdfDocument } from '@octavo/pdf/document';
import { turnOf } from '@octavo/pdf/pages/page-tree';
import type { PdfiumDocument } from './library.ts';

/**
 * Turns a page clockwise in both open copies of a file, so that later renderings match the text that was
 * read.
 */
export function turnPage(
  { pdfium, handle }: PdfiumDocument,
  document: PdfDocument,
  pageIndex: number,
  turn: 90 | 180 | 270,
): void {
  const page = document.pages[pageIndex]!;
  const rotation = turnOf(page.rotation + turn);
  showPageAs({ pdfium, handle }, pageIndex, rotation);
  page.dict.set('Rotate', rotation);
}

/** Sets the rotation of a page, in degrees clockwise. */
export function showPageAs(
  { pdfium, handle }: Pick<PdfiumDocument, 'pdfium' | 'handle'>,
  pageIndex: number,
  rotation: 0 | 90 | 180 | 270,
): void {
  const loaded = pdfium.FPDF_LoadPage(handle, pageIndex);
  pdfium.FPDFPage_SetRotation(loaded, rotation / 90);
  pdfium.FPDF_ClosePage(loaded);
}
