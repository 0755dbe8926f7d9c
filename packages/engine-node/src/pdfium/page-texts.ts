import { readFile } from 'node:fs/promises';
import { loadDocument } from './library.ts';

/** Two bytes a letter, and two for the end. */
const letterBytes = 2;

/** All that can be read on each page of a PDF that opens without a password, in whatever order it was drawn. */
export async function* pageTexts(path: string): AsyncGenerator<string> {
  using document = await loadDocument(await readFile(path));
  const { pdfium, handle, pageCount } = document;
  const { malloc, free } = pdfium.pdfium.wasmExports;

  for (let index = 0; index < pageCount; index += 1) {
    const page = pdfium.FPDF_LoadPage(handle, index);
    const text = page === 0 ? 0 : pdfium.FPDFText_LoadPage(page);
    const count = text === 0 ? 0 : pdfium.FPDFText_CountChars(text);
    const buffer = malloc((count + 1) * letterBytes);
    const written = text === 0 ? 0 : pdfium.FPDFText_GetText(text, 0, count, buffer);
    const read = Buffer.from(pdfium.pdfium.HEAPU8.buffer, buffer, Math.max(0, written - 1) * letterBytes);

    yield read.toString('utf16le');

    free(buffer);
    pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
  }
}
