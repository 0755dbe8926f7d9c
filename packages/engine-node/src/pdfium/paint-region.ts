import { Failure } from '@octavo/contract/failures';
import type { Box } from '@octavo/pdf/content/page-content';
import { objectKind, objectsOf } from './content/page-objects.ts';
import { Scratch } from './content/scratch.ts';
import type { PagePixels } from './draw.ts';
import type { PdfiumDocument } from './library.ts';
import { openPage } from './open-page.ts';

const bgra = 4;
const drawAnnotations = 0x01;

export interface PaintRegion {
  readonly pageIndex: number;
  /** Rectangle on the page as shown, from its upper left corner. */
  readonly box: Box;
  readonly dpi: number;
  /** `all`, everything but text, or only the objects with these indices in the painting order. */
  readonly what: 'all' | 'no-text' | Pick<ReadonlySet<number>, 'has'>;
  /** Background colour as `0xaarrggbb`; 0 leaves it transparent. */
  readonly behind: number;
}

/**
 * Renders a part of a page.
 *
 * @throws Failure `damaged-file` when the page cannot be read, `memory-limit` when its pixels do not fit
 * in memory.
 */
export function paintRegion(document: PdfiumDocument, region: PaintRegion): PagePixels {
  const { pdfium } = document;
  using opened = openPage(document, region.pageIndex);
  const page = opened.handle;

  if (page === 0) {
    throw new Failure('damaged-file', `page ${region.pageIndex + 1} cannot be read`);
  }

  const scale = region.dpi / 72;
  const { left, top, right, bottom } = region.box;
  const width = Math.max(1, Math.round((right - left) * scale));
  const height = Math.max(1, Math.round((bottom - top) * scale));
  const pixels = pdfium.pdfium.wasmExports.malloc(width * height * 4);

  if (pixels === 0) {
    throw new Failure('memory-limit', `${width} by ${height} pixels`);
  }

  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgra, pixels, width * 4);

  try {
    silence(document, page, region.what);
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, region.behind);
    pdfium.FPDF_RenderPageBitmap(
      bitmap,
      page,
      Math.round(-left * scale),
      Math.round(-top * scale),
      Math.round(pdfium.FPDF_GetPageWidthF(page) * scale),
      Math.round(pdfium.FPDF_GetPageHeightF(page) * scale),
      0,
      region.what === 'all' ? drawAnnotations : 0,
    );

    return { width, height, data: pdfium.pdfium.HEAPU8.slice(pixels, pixels + width * height * 4) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.pdfium.wasmExports.free(pixels);
  }
}

/** Deactivates unwanted objects until the page is closed. */
function silence({ pdfium }: PdfiumDocument, page: number, what: PaintRegion['what']): void {
  if (what === 'all') {
    return;
  }

  using scratch = new Scratch(pdfium);

  for (const { handle, kind, order } of objectsOf(pdfium, page, scratch)) {
    if (what === 'no-text' ? kind === objectKind.text : !what.has(order)) {
      pdfium.FPDFPageObj_SetIsActive(handle, false);
    }
  }
}
