import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPdfium, type Pdfium } from '@octavo/engine-node/pdfium/library';

/** The same operations with PDFium (WASM): `pdfium.ts <operation> <output or folder> <input…>`. */
const [operation = '', output = '', ...inputs] = process.argv.slice(2);
const pdfium: Pdfium = await loadPdfium();
const { malloc, free } = pdfium.pdfium.wasmExports;

function load(path: string): number {
  const bytes = readFileSync(path);
  const data = malloc(bytes.length);
  pdfium.pdfium.HEAPU8.set(bytes, data);

  return pdfium.FPDF_LoadMemDocument(data, bytes.length, '');
}

function save(document: number, path: string): void {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const data = malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, data, size);
  writeFileSync(path, pdfium.pdfium.HEAPU8.subarray(data, data + size));
  free(data);
  pdfium.PDFiumExt_CloseFileWriter(writer);
}

function importPages(target: number, source: number, pages: readonly number[], at: number): void {
  const data = malloc(pages.length * 4);
  new Int32Array(pdfium.pdfium.HEAPU8.buffer, data, pages.length).set(pages);
  pdfium.FPDF_ImportPagesByIndex(target, source, data, pages.length, at);
  free(data);
}

const documents = inputs.map(load);
const [first = 0] = documents;
const indexes = Array.from({ length: pdfium.FPDF_GetPageCount(first) }, (_, index) => index);

switch (operation) {
  case 'merge': {
    const target = pdfium.FPDF_CreateNewDocument();
    let count = 0;

    for (const document of documents) {
      const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => index);
      importPages(target, document, pages, count);
      count += pages.length;
    }

    save(target, output);
    break;
  }
  case 'split':
    for (const page of indexes) {
      const target = pdfium.FPDF_CreateNewDocument();
      importPages(target, first, [page], 0);
      save(target, join(output, `${page + 1}.pdf`));
      pdfium.FPDF_CloseDocument(target);
    }

    break;
  case 'rotate':
    for (const index of indexes) {
      const page = pdfium.FPDF_LoadPage(first, index);
      pdfium.FPDFPage_SetRotation(page, 1);
      pdfium.FPDF_ClosePage(page);
    }

    save(first, output);
    break;
  case 'delete':
    for (const index of indexes.toReversed()) {
      if (index % 2 === 1) {
        pdfium.FPDFPage_Delete(first, index);
      }
    }

    save(first, output);
    break;
  case 'reverse': {
    const target = pdfium.FPDF_CreateNewDocument();
    importPages(target, first, indexes.toReversed(), 0);
    save(target, output);
    break;
  }
  default:
    throw new Error(`no operation "${operation}"`);
}
