import type { PdfDocument } from '../document.ts';
import { isName, type PdfObject, PdfStream } from '../objects.ts';
import { type Usage, UsageReader } from './usage.ts';

/**
 * Collects the images and font codes a document uses, from its pages and from every form that no page was
 * seen to paint.
 */
export function usageOf(document: PdfDocument, objects: ReadonlyMap<number, PdfObject>): Usage {
  const reader = new UsageReader(document);

  for (const page of document.pages) {
    reader.page(page);
  }

  for (const object of objects.values()) {
    if (!(object instanceof PdfStream) || reader.hasRead(object)) {
      continue;
    }

    const isForm = isName(document.get(object.dict, 'Subtype'), 'Form');
    const isPattern = document.get(object.dict, 'PatternType') === 1;

    if (isForm || isPattern) {
      reader.looseForm(object);
    }
  }

  // Readers lay out an XFA form again, with any text its data may contain.
  const form = document.dict(document.catalog.get('AcroForm'));
  const isDynamic = form !== null && document.resolve(form.get('XFA')) !== null;

  return isDynamic ? { ...reader.usage, complete: false } : reader.usage;
}
