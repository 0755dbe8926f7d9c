import { isFailure } from '@octavo/contract/failures';
import type { ByteSource } from '@octavo/pdf/bytes/byte-source';
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
export function drawablePages(file: Uint8Array | ByteSource): DrawablePages {
  let document: PdfDocument | null | undefined;
  let cost: PaintCost | null = null;

  return {
    requireDrawable(pageIndex) {
      document ??= document === undefined ? openIfReadable(file) : null;
      const page = document?.pages[pageIndex];

      if (document && page !== undefined) {
        cost ??= new PaintCost(document);
        cost.requireDrawable(page);
      }
    },
  };
}

/** Null for files only PDFium can read: processor time is the only limit for their pages. */
function openIfReadable(file: Uint8Array | ByteSource): PdfDocument | null {
  try {
    return openPdf(file, codec);
  } catch (error) {
    if (isFailure(error)) {
      return null;
    }

    throw error;
  }
}
