import type { PdfDocument } from '@octavo/pdf/document';
import type { PdfObject } from '@octavo/pdf/objects';
import type { PdfRectangle } from '@octavo/pdf/pages/page-tree';

/** Rectangle of user space with its corners in order (ISO 32000-2, 7.9.5); null for anything else. */
export function rectangleOf(document: PdfDocument, object: PdfObject): PdfRectangle | null {
  const [a, b, c, d] = (document.array(object) ?? []).map((value) => document.resolve(value));

  return typeof a === 'number' && typeof b === 'number' && typeof c === 'number' && typeof d === 'number'
    ? [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
    : null;
}
