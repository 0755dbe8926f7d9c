import { type PdfDict, PdfRef } from '../objects.ts';
import type { ObjectChanges } from './object-changes.ts';

/** Sets entries of the document's catalog. */
export function changeCatalog(changes: ObjectChanges, change: (catalog: PdfDict) => void): void {
  const root = changes.document.trailer.get('Root');
  const catalog = (changes.dict(root) ?? changes.document.catalog).copy();
  change(catalog);

  if (root instanceof PdfRef) {
    changes.set(root, catalog);
  }
}
