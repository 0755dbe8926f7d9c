import type { PdfDocument } from '@octavo/pdf/document';
import { readForm } from '@octavo/pdf/edit/fields/form-fields';
import { ObjectChanges } from '@octavo/pdf/edit/object-changes';

/** Name for a new signature field: `Signature1`, or the next number that is free. */
export function freeFieldName(document: PdfDocument): string {
  const names = [...readForm(new ObjectChanges(document)).keys()];
  let number = 1;

  while (names.some((name) => name === `Signature${number}` || name.startsWith(`Signature${number}.`))) {
    number += 1;
  }

  return `Signature${number}`;
}
