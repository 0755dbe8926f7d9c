import type { PdfDocument } from '../document.ts';
import { nameOf, PdfDict, type PdfRef } from '../objects.ts';
import { inheritedKeys } from '../pages/page-tree.ts';

/** Puts the found pages into a new flat tree, so that files written from this document have a valid one. */
export function rebuildPageTree(document: PdfDocument): void {
  const kids: PdfRef[] = [];
  const tree = new PdfDict();
  const root = document.makeIndirect(tree);

  for (const page of document.pages) {
    const dict = page.dict.copy().set('Type', nameOf('Page')).set('Parent', root);
    dict.delete('Kids');
    dict.delete('Count');

    for (const key of inheritedKeys) {
      dict.set(key, page.attribute(key));
    }

    if (page.ref !== null) {
      document.overrides.set(page.ref.number, dict);
    }

    kids.push(page.ref ?? document.makeIndirect(dict));
  }

  tree.set('Type', nameOf('Pages')).set('Kids', kids).set('Count', kids.length);

  document.catalog = document.catalog.copy().set('Type', nameOf('Catalog')).set('Pages', root);
  document.trailer.set('Root', document.makeIndirect(document.catalog));
  document.forgetParsed();
}
