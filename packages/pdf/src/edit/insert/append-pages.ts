import { nameOf, PdfDict, PdfRef } from '../../objects.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { ObjectChanges } from '../object-changes.ts';

/** Puts new pages at the end of the page tree. */
export function appendPages(changes: ObjectChanges, pages: readonly PdfRef[]): void {
  const known = changes.document.catalog.get('Pages');
  const root = known instanceof PdfRef ? known : changes.reserve();
  const node = (changes.dict(known) ?? new PdfDict()).copy();

  for (const ref of pages) {
    const dict = (changes.dict(ref) ?? new PdfDict()).copy().set('Parent', root);

    // Attributes that the root gives to its pages are not meant for the new ones (ISO 32000-2, 7.7.3.4).
    if (node.has('Rotate') && !dict.has('Rotate')) {
      dict.set('Rotate', 0);
    }

    if (node.has('CropBox') && !dict.has('CropBox')) {
      dict.set('CropBox', dict.get('MediaBox'));
    }

    changes.set(ref, dict);
  }

  node
    .set('Type', nameOf('Pages'))
    .set('Kids', [...(changes.array(node.get('Kids')) ?? []), ...pages])
    .set('Count', changes.document.pageCount + pages.length);
  changes.set(root, node);

  if (root !== known) {
    changeCatalog(changes, (catalog) => catalog.set('Pages', root));
  }
}
