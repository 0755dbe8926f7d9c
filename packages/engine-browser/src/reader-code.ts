import pdfiumUrl from '@embedpdf/pdfium/pdfium.wasm?url';

/** Address of the largest part of the reader, for pages that fetch it before the first file. */
export const readerCode = pdfiumUrl;
