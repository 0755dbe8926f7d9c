import { openFileBytes } from '../file-bytes.ts';
import { loadDocument, type PdfiumDocument } from './library.ts';
import { openPage } from './open-page.ts';

/** Bytes per UTF-16 unit, and of the terminator. */
const letterBytes = 2;

/**
 * Yields the text of each page of a PDF that opens without a password, in content order.
 *
 * @throws Failure as `loadDocument` and `openPage` do.
 */
export async function* pageTexts(path: string): AsyncGenerator<string> {
  using document = await loadDocument(await openFileBytes(path));

  for (let index = 0; index < document.pageCount; index += 1) {
    yield textOfPage(document, index);
  }
}

/** Text of a page in content order. */
export function textOfPage(document: PdfiumDocument, pageIndex: number): string {
  using opened = openPage(document, pageIndex);
  const page = opened.handle;
  const { pdfium } = document;
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const text = page === 0 ? 0 : pdfium.FPDFText_LoadPage(page);
  const count = text === 0 ? 0 : pdfium.FPDFText_CountChars(text);
  const buffer = malloc((count + 1) * letterBytes);
  const written = text === 0 ? 0 : pdfium.FPDFText_GetText(text, 0, count, buffer);
  const read = Buffer.from(
    pdfium.pdfium.HEAPU8.buffer,
    buffer,
    Math.max(0, written - 1) * letterBytes,
  ).toString('utf16le');
  free(buffer);
  pdfium.FPDFText_ClosePage(text);

  return read;
}
