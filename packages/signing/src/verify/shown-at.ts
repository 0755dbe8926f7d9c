import type { SignatureReport } from '@octavo/contract/signing/signature-report';
import type { FoundSignature } from '@octavo/editing/signatures/found-signature';
import type { PdfDocument } from '@octavo/pdf/document';
import { shownRectangle } from '@octavo/pdf/edit/shown-space';
import { PdfRef } from '@octavo/pdf/objects';
import { rectangleOf } from './changes/rectangle-of.ts';

/** Flags of annotations that are not shown: hidden, and not viewed (ISO 32000-2, table 167). */
const unseen = 2 | 32;

/** Page and box where a signature shows; null for an invisible one. */
export function shownAt(
  document: PdfDocument,
  { fieldRef, fieldDict }: FoundSignature,
): SignatureReport['shownAt'] {
  const kids = document.array(fieldDict?.get('Kids') ?? null) ?? [];
  const widgets = [fieldRef, ...kids].flatMap((entry) => (entry instanceof PdfRef ? [entry.number] : []));

  for (const page of document.pages) {
    for (const annotation of document.array(page.dict.get('Annots')) ?? []) {
      const dict = document.dict(annotation);
      const isWidget = annotation instanceof PdfRef && widgets.includes(annotation.number);
      const rectangle = dict === null || !isWidget ? null : rectangleOf(document, dict.get('Rect'));
      const flags = dict === null ? null : document.get(dict, 'F');

      if (rectangle === null || (typeof flags === 'number' && (flags & unseen) !== 0)) {
        continue;
      }

      const box = shownRectangle(page, rectangle);

      return box.width > 0 && box.height > 0 ? { page: page.index + 1, box } : null;
    }
  }

  return null;
}
