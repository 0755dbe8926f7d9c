import type { LinkTarget, PageField, PageLink } from '../../layout/page-content.ts';
import { destinationsOf } from '../destinations.ts';
import type { PdfDocument } from '../document.ts';
import { isName, type PdfDict, PdfRef, PdfString } from '../objects.ts';
import type { PdfPage } from '../page-tree.ts';
import { decodeText } from '../text-string.ts';
import { fieldOf } from './form-field.ts';
import { shownBox, topOf } from './place.ts';

/** Flags of annotations (table 167): hidden, not viewed. */
const unseen = (1 << 1) | (1 << 5);

/** More than any page that people read. */
const mostAnnotations = 10_000;

/** The links and form fields of a page, as shown. */
export function annotationAreas(
  document: PdfDocument,
  page: PdfPage,
  elementOfObject?: ReadonlyMap<number, number>,
): { readonly links: PageLink[]; readonly fields: PageField[] } {
  const links: PageLink[] = [];
  const fields: PageField[] = [];

  for (const entry of document.array(page.dict.get('Annots'))?.slice(0, mostAnnotations) ?? []) {
    const dict = document.dict(entry);
    const flags = dict === null ? 0 : document.get(dict, 'F');
    const box = dict === null ? null : shownBox(document, page, dict.get('Rect'));

    if (dict === null || box === null || (typeof flags === 'number' && (flags & unseen) !== 0)) {
      continue;
    }

    if (isName(document.get(dict, 'Subtype'), 'Link')) {
      const target = targetOf(document, dict);

      if (target !== null) {
        links.push({ ...box, target });
      }
    }

    if (isName(document.get(dict, 'Subtype'), 'Widget')) {
      const field = fieldOf(document, dict);

      if (field !== null) {
        const element = entry instanceof PdfRef ? elementOfObject?.get(entry.number) : undefined;
        fields.push({ ...box, ...field, ...(element !== undefined && { element }) });
      }
    }
  }

  return { links, fields };
}

function targetOf(document: PdfDocument, dict: PdfDict): LinkTarget | null {
  const action = document.dict(dict.get('A'));
  const address = action === null ? null : document.get(action, 'URI');

  if (address instanceof PdfString) {
    const url = decodeText(address.bytes).trim();

    // A link in a document somebody else made: nothing but what one expects of a link goes on.
    return /^(https?|mailto|tel|ftp):/i.test(url) ? { kind: 'web', url } : null;
  }

  const destinations = destinationsOf(document);
  const target = destinations.targetOf(dict);
  const place = target === null ? null : topOf(document, destinations, target);

  return place === null ? null : { kind: 'place', pageIndex: place.pageIndex, top: place.top ?? 0 };
}
