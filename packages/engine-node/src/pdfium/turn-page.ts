import type { PdfDocument } from '@octavo/engine/pdf/document';
import { turnOf } from '@octavo/engine/pdf/page-tree';
import type { PdfiumDocument } from './library.ts';

/** Turns a page clockwise in both readings of a file, so that whoever paints it later paints what was read. */
export function turnPage(
  { pdfium, handle }: PdfiumDocument,
  document: PdfDocument,
  pageIndex: number,
  turn: 90 | 180 | 270,
): void {
  const page = document.pages[pageIndex]!;
  const rotation = turnOf(page.rotation + turn);
  const loaded = pdfium.FPDF_LoadPage(handle, pageIndex);
  pdfium.FPDFPage_SetRotation(loaded, rotation / 90);
  pdfium.FPDF_ClosePage(loaded);
  page.dict.set('Rotate', rotation);
}
