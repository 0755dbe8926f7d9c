import { Failure } from '@octavo/contract/failures';
import type { GreyPicture } from '@octavo/pdf/picture/grey-picture';
import type { PdfiumDocument } from './library.ts';
import { openPage } from './open-page.ts';

/** A page rendered on white: `data` is BGRA, four bytes per pixel, rows from the top. */
export interface PagePixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** PDFium's numbers for bitmap formats, and their bytes per pixel. */
const grey = { format: 1, bytes: 1 } as const;
const bgra = { format: 4, bytes: 4 } as const;
const drawAnnotations = 0x01;
const white = 0xffffffff;
/** Units of user space; pages have 14400 at most (ISO 32000-2, annex C). */
const beyondAnyPage = 1_000_000;

/**
 * Renders a page with its annotations and form fields.
 *
 * @param dpi dots per inch of 72 units of user space, which PDFium treats as points
 * @param pageIndex counted from 0
 * @throws Failure `damaged-file` when the page cannot be read, `too-complex` when it paints too much,
 * `memory-limit` when its pixels do not fit in memory.
 */
export function drawPage(document: PdfiumDocument, pageIndex: number, dpi: number): PagePixels {
  return paint(document, pageIndex, () => dpi / 72, bgra);
}

/**
 * Renders a page with the given number of pixels along its longer side.
 *
 * @throws Failure as `drawPage` does.
 */
export function drawPageWithin(document: PdfiumDocument, pageIndex: number, longerSide: number): PagePixels {
  return paint(document, pageIndex, (width, height) => longerSide / Math.max(width, height), bgra);
}

/**
 * Renders a page in shades of grey, one byte per pixel, in half the time. PDFium does not antialias letters
 * in this format, so it suits pages of pictures.
 *
 * @throws Failure as `drawPage` does.
 */
export function drawGreyPage(document: PdfiumDocument, pageIndex: number, dpi: number): GreyPicture {
  return paint(document, pageIndex, () => dpi / 72, grey);
}

function paint(
  document: PdfiumDocument,
  pageIndex: number,
  /** Pixels of a unit of user space, by width and height of the page. */
  scaleOf: (width: number, height: number) => number,
  { format, bytes }: typeof grey | typeof bgra,
): PagePixels {
  const { pdfium } = document;
  using opened = openPage(document, pageIndex);
  const page = opened.handle;

  if (page === 0) {
    throw new Failure('damaged-file', `page ${pageIndex + 1} cannot be read`);
  }

  if (pdfium.FPDF_GetPageWidthF(page) <= 0) {
    // The crop box lies outside the media box: viewers then show the media box, to which any wider crop box
    // is clipped.
    pdfium.FPDFPage_SetCropBox(page, -beyondAnyPage, -beyondAnyPage, beyondAnyPage, beyondAnyPage);
  }

  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = scaleOf(wide, high);
  const width = Math.max(1, Math.round(wide * scale));
  const height = Math.max(1, Math.round(high * scale));
  const stride = width * bytes;
  const pixels = pdfium.pdfium.wasmExports.malloc(stride * height);

  if (pixels === 0) {
    throw new Failure('memory-limit', `${width} by ${height} pixels`);
  }

  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, pixels, stride);
  const formInfo = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document.handle, formInfo);

  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawAnnotations);
    pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, drawAnnotations);

    return { width, height, data: pdfium.pdfium.HEAPU8.slice(pixels, pixels + stride * height) };
  } finally {
    pdfium.PDFiumExt_ExitFormFillEnvironment(form);
    pdfium.PDFiumExt_CloseFormFillInfo(formInfo);
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.pdfium.wasmExports.free(pixels);
  }
}
