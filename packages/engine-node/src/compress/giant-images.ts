import type { PdfDocument } from '@octavo/pdf/document';
import type { PdfObject } from '@octavo/pdf/objects';
import type { Usage } from '@octavo/pdf/optimise/usage';

const giantPixels = 400_000_000;

/** Pages with images of so many pixels that rendering them would take too long. */
export function pagesWithGiants(
  document: PdfDocument,
  objects: ReadonlyMap<number, PdfObject>,
  usage: Usage,
): Set<number> {
  const pages = new Set<number>();

  for (const [number, use] of usage.images) {
    const dict = document.dict(objects.get(number) ?? null);
    const [width, height] = ['Width', 'Height'].map((key) => (dict === null ? 0 : document.get(dict, key)));

    if (Number(width) * Number(height) > giantPixels) {
      for (const page of use.pages.keys()) {
        pages.add(page);
      }
    }
  }

  return pages;
}
