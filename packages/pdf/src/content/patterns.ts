import type { PdfDocument } from '../document.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { resourcesOf } from './resources.ts';

/** True when the content of a page, or of a form in it, may paint with patterns (ISO 32000-2, 8.7). */
export function mayPaintPatterns(document: PdfDocument, page: PdfPage): boolean {
  return [...resourcesOf(document, page)].some(
    (resources) => (document.dict(resources.get('Pattern'))?.entries.size ?? 0) > 0,
  );
}
