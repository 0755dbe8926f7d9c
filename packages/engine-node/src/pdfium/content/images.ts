import type { PageImage } from '@octavo/pdf/content/page-content';
import { type Matrix, multiply } from '@octavo/pdf/matrix';
import type { Pdfium } from '../library.ts';
import { clipOf, intersect } from './clip.ts';
import { angleOf } from './matrix.ts';
import { matrixOf, type PdfiumObject } from './page-objects.ts';
import { boundsOf } from './paths.ts';
import type { Scratch } from './scratch.ts';

/** A picture as placed on the page, or null when none of it is visible. */
export function imageOf(
  pdfium: Pdfium,
  object: PdfiumObject,
  pageIndex: number,
  shown: Matrix,
  scratch: Scratch,
): PageImage | null {
  const { handle } = object;
  const toPage = multiply(object.matrix, shown);
  const bounds = boundsOf(pdfium, handle, toPage, scratch);
  const box = bounds === null ? null : intersect(bounds, clipOf(pdfium, handle, toPage, scratch));

  if (box === null) {
    return null;
  }

  const matrix = multiply(matrixOf(pdfium, handle, scratch), toPage);
  const hasSize = pdfium.FPDFImageObj_GetImagePixelSize(handle, scratch.at(0), scratch.at(1));

  return {
    ...box,
    image: `${pageIndex}-${object.order}`,
    sizeBytes: pdfium.FPDFImageObj_GetImageDataRaw(handle, 0, 0),
    pixelWidth: hasSize ? scratch.int(0) : 1,
    pixelHeight: hasSize ? scratch.int(1) : 1,
    angle: angleOf(matrix),
    order: object.order,
    markedContent: object.markedContent,
    artifact: object.artifact,
  };
}
