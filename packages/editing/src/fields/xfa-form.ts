import type { PdfDocument } from '@octavo/pdf/document';

/** True for a form that only its XFA description defines, so that it has no fields to fill in (ISO 32000-2, K.2). */
export function isXfaOnly(document: PdfDocument): boolean {
  const form = document.dict(document.catalog.get('AcroForm'));

  return form?.has('XFA') === true && (document.array(form.get('Fields')) ?? []).length === 0;
}
