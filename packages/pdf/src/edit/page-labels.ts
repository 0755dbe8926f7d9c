import { PdfDict } from '../objects.ts';
import { labelRanges } from '../pages/label-ranges.ts';
import { readLabels } from '../pages/labels.ts';
import { changeCatalog } from './change-catalog.ts';
import type { ObjectChanges } from './object-changes.ts';

/** Writes the labels of pages in another order: each page keeps its own. */
export function arrangeLabels(changes: ObjectChanges, order: readonly number[]): void {
  const labels = readLabels(changes.document);

  if (labels !== null) {
    const ranges = labelRanges(order.map((index) => labels[index] ?? null));
    const tree = changes.add(new PdfDict([['Nums', ranges.flat()]]));
    changeCatalog(changes, (catalog) => catalog.set('PageLabels', tree));
  }
}
