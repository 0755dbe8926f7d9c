import { readFile, writeFile } from 'node:fs/promises';
import { isFailure } from '@octavo/contract/failures';
import { loadDocument } from './library.ts';

/** Lets PDFium read a damaged file and rewrite it. False when PDFium cannot read it either. */
export async function resaveWithPdfium(from: string, to: string): Promise<boolean> {
  try {
    using document = await loadDocument(await readFile(from));

    if (document.pageCount === 0) {
      return false;
    }

    const { pdfium } = document;
    const writer = pdfium.PDFiumExt_OpenFileWriter();

    try {
      pdfium.PDFiumExt_SaveAsCopy(document.handle, writer);
      const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
      const data = pdfium.pdfium.wasmExports.malloc(size);
      pdfium.PDFiumExt_GetFileWriterData(writer, data, size);
      await writeFile(to, pdfium.pdfium.HEAPU8.slice(data, data + size), { mode: 0o600 });
      pdfium.pdfium.wasmExports.free(data);

      return size > 0;
    } finally {
      pdfium.PDFiumExt_CloseFileWriter(writer);
    }
  } catch (error) {
    if (isFailure(error)) {
      return false;
    }

    throw error;
  }
}
