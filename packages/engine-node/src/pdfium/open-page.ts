import { enterPage } from '../page-watch.ts';
import type { PdfiumDocument } from './library.ts';

/** An open FPDF_PAGE. Its processor time is measured until disposal, which closes it. */
export interface OpenedPage extends Disposable {
  /** 0 when the page cannot be read. */
  readonly handle: number;
}

/**
 * Opens a page to render or read it.
 *
 * @param pageIndex counted from 0
 * @throws Failure `too-complex` when it paints more than can be rendered.
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
