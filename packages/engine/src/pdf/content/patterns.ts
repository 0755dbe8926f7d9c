import type { PdfDocument } from '../document.ts';
import { type PdfObject, PdfRef, PdfStream } from '../objects.ts';
import type { PdfPage } from '../page-tree.ts';

/** Forms nested deeper than this are a loop or a trap. */
const deepestForm = 12;

/** True when the content of a page, or of a form in it, may paint with patterns (ISO 32000-2, 8.7). */
export function mayPaintPatterns(document: PdfDocument, page: PdfPage): boolean {
  const seen = new Set<number>();

  return hasPattern(page.attribute('Resources'), 0);

  function hasPattern(resources: PdfObject, depth: number): boolean {
    const dict = document.dict(resources);

    if (dict === null || depth > deepestForm) {
      return false;
    }

    if ([...(document.dict(dict.get('Pattern'))?.entries.keys() ?? [])].length > 0) {
      return true;
    }

    for (const ref of document.dict(dict.get('XObject'))?.entries.values() ?? []) {
      if (!(ref instanceof PdfRef) || seen.has(ref.number)) {
        continue;
      }

      seen.add(ref.number);
      const form = document.resolve(ref);

      if (form instanceof PdfStream && hasPattern(form.dict.get('Resources'), depth + 1)) {
        return true;
      }
    }

    return false;
  }
}
