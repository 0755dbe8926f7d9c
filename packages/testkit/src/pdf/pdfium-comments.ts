import { loadDocument } from '@octavo/engine-node/pdfium/library';

/** `Contents` of each annotation of the first page, as PDFium reads it. */
export async function pdfiumComments(bytes: Uint8Array): Promise<string[]> {
  using document = await loadDocument(bytes);
  const { pdfium, handle } = document;
  const page = pdfium.FPDF_LoadPage(handle, 0);
  const texts = Array.from({ length: pdfium.FPDFPage_GetAnnotCount(page) }, (_, index) => {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    const length = pdfium.FPDFAnnot_GetStringValue(annotation, 'Contents', 0, 0);
    const at = pdfium.pdfium.wasmExports.malloc(length);
    pdfium.FPDFAnnot_GetStringValue(annotation, 'Contents', at, length);
    const text = Buffer.from(pdfium.pdfium.HEAPU8.slice(at, at + length - 2)).toString('utf16le');
    pdfium.pdfium.wasmExports.free(at);
    pdfium.FPDFPage_CloseAnnot(annotation);

    return text;
  });
  pdfium.FPDF_ClosePage(page);

  return texts;
}
