import type { PdfDocument } from '../../document.ts';
import { destinationsOf } from '../../navigation/destinations.ts';
import { nameOf, PdfDict, PdfRef } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { amend, Graft } from './graft.ts';
import { renameFields } from './insert-fields.ts';
import { insertLayers } from './insert-layers.ts';
import { insertTags } from './insert-tags.ts';

/**
 * Copies all pages of a document, with their fonts, annotations, fields, layers and tags, and returns them in order.
 * Fields get other names where names clash. The document has nothing but what belongs to its pages, as `assemble` makes
 * it, and is used up.
 */
export function insertPages(changes: ObjectChanges, source: PdfDocument): PdfRef[] {
  const graft = new Graft(changes, source);
  const refs = source.pages.map(({ ref }) => {
    const copy = changes.reserve();

    if (ref !== null) {
      graft.replace(ref, copy);
    }

    return copy;
  });

  source.pages.forEach((page) => makeExplicit(source, page));
  const insertFields = renameFields(changes, graft);
  insertTags(changes, graft);

  for (const [index, page] of source.pages.entries()) {
    const dict = page.dict.copy();
    dict.delete('Parent');
    const copy = graft.copy(dict);

    if (copy instanceof PdfDict) {
      changes.set(refs[index]!, copy);
    }
  }

  insertFields();
  insertLayers(changes, graft);

  return refs;
}

/** Adds a page without content. */
export function insertBlankPage(
  changes: ObjectChanges,
  { width, height }: { readonly width: number; readonly height: number },
): PdfRef {
  return changes.add(
    new PdfDict([
      ['Type', nameOf('Page')],
      ['MediaBox', [0, 0, width, height]],
      ['Resources', new PdfDict()],
    ]),
  );
}

/** Gives links their pages in place of names, which may mean others in the changed document. */
function makeExplicit(source: PdfDocument, page: PdfPage): void {
  const destinations = destinationsOf(source);

  for (const entry of source.array(page.dict.get('Annots')) ?? []) {
    const dict = source.dict(entry);
    const action = source.dict(dict?.get('A') ?? null);

    amend(source, entry, (annotation) => {
      const own = destinations.explicit(annotation.get('Dest'));

      if (own !== null) {
        annotation.set('Dest', [...own]);
      }

      const target = action === null ? null : destinations.explicit(action.get('D'));

      if (action !== null && target !== null) {
        annotation.set('A', action.copy().set('D', [...target]));
      }
    });
  }
}
