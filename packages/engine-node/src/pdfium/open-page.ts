import { enterPage } from '../page-watch.ts';
import type { PdfiumDocument } from './library.ts';

/** FPDF_PAGE, and the processor time it takes until it is closed by disposal. */
export interface OpenedPage extends Disposable {
  /** 0 when the page cannot be read. */
  readonly handle: number;
}

/**
 * Opens a page to draw or read it.
 *
 * @param pageIndex counted from 0
 * @throws ToolFailure `too-complex` when it paints more than can be drawn.
 */
export function openPage({ pdfium, handle, paintCost }: PdfiumDocument, pageIndex: number): OpenedPage {
  const watched = enterPage(pageIndex + 1);

  try {
    paintCost.requireDrawable(pageIndex);
    const page = pdfium.FPDF_LoadPage(handle, pageIndex);

    return {
      handle: page,

      [Symbol.dispose]() {
        pdfium.FPDF_ClosePage(page);
        watched[Symbol.dispose]();
      },
    };
  } catch (error) {
    watched[Symbol.dispose]();
    throw error;
  }
}
