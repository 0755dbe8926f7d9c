import { isFailure } from '@octavo/contract/failures';
import { PaintCost } from '@octavo/pdf/content/paint-cost';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { codec } from '../codec.ts';

/** Rejects pages that are too complex to render. */
export interface DrawablePages {
  /**
   * @param pageIndex counted from 0
   * @throws Failure `too-complex`
   */
  requireDrawable(pageIndex: number): void;
}

/**
 * Estimates the cost of pages before PDFium or poppler renders them: neither can be interrupted within a
 * page. The file is read on first use.
 */
export function drawablePages(bytes: Uint8Array): DrawablePages {
  let document: PdfDocument | null | undefined;
  let cost: PaintCost | null = null;

  return {
    requireDrawable(pageIndex) {
      document ??= document === undefined ? openIfReadable(bytes) : null;
      const page = document?.pages[pageIndex];

      if (document && page !== undefined) {
        cost ??= new PaintCost(document);
        cost.requireDrawable(page);
      }
    },
  };
}

/** Null for files only PDFium can read: processor time is the only limit for their pages. */
function openIfReadable(bytes: Uint8Array): PdfDocument | null {
  try {
    return openPdf(bytes, codec);
  } catch (error) {
    if (isFailure(error)) {
      return null;
    }

    throw error;
  }
}
