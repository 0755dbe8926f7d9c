import { type PdfDict, PdfRef } from '../objects.ts';
import type { ObjectChanges } from './object-changes.ts';

/** The document's catalog as it will be written. */
export function catalogOf(changes: ObjectChanges): PdfDict {
  return changes.dict(changes.document.trailer.get('Root')) ?? changes.document.catalog;
}

/** Sets entries of the document's catalog. */
export function changeCatalog(changes: ObjectChanges, change: (catalog: PdfDict) => void): void {
  const root = changes.document.trailer.get('Root');
  const catalog = catalogOf(changes).copy();
  change(catalog);

  if (root instanceof PdfRef) {
    changes.set(root, catalog);
  }
}
