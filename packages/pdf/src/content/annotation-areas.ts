import type { PdfDocument } from '../document.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import { type PdfDict, PdfRef, PdfString } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { decodeText } from '../syntax/text-string.ts';
import { isTextMarkup, textMarkups } from './annotations/text-markups.ts';
import { visibleAnnotations } from './annotations/visible-annotations.ts';
import { fieldOf } from './form-field.ts';
import type { PageContent, PageField, PageLink, PageLinkTarget, PageMarkup } from './page-content.ts';
import { shownBox, topOf } from './place.ts';

/** Returns the links, form fields and text markups of a page, as shown. */
export function annotationAreas(
  document: PdfDocument,
  page: PdfPage,
  elementOfObject?: ReadonlyMap<number, number>,
): Required<Pick<PageContent, 'links' | 'fields' | 'markups'>> {
  const links: PageLink[] = [];
  const fields: PageField[] = [];
  const markups: PageMarkup[] = [];

  for (const annotation of visibleAnnotations(document, page)) {
    const { entry, dict, subtype } = annotation;
    const box = shownBox(document, page, dict.get('Rect'));

    if (isTextMarkup(annotation)) {
      markups.push(...textMarkups(document, page, annotation));
    }

    if (box !== null && subtype === 'Link') {
      const target = targetOf(document, dict);

      if (target !== null) {
        links.push({ ...box, target });
      }
    }

    if (box !== null && subtype === 'Widget') {
      const field = fieldOf(document, dict);

      if (field !== null) {
        const element = entry instanceof PdfRef ? elementOfObject?.get(entry.number) : undefined;
        fields.push({ ...box, ...field, ...(element !== undefined && { element }) });
      }
    }
  }

  return { links, fields, markups };
}

function targetOf(document: PdfDocument, dict: PdfDict): PageLinkTarget | null {
  const action = document.dict(dict.get('A'));
  const address = action === null ? null : document.get(action, 'URI');

  if (address instanceof PdfString) {
    const url = decodeText(address.bytes).trim();

    // The document is untrusted input: only the usual link schemes are passed on.
    return /^(https?|mailto|tel|ftp):/i.test(url) ? { kind: 'web', url } : null;
  }

  const destinations = destinationsOf(document);
  const target = destinations.targetOf(dict);
  const place = target === null ? null : topOf(document, destinations, target);

  return place === null ? null : { kind: 'place', pageIndex: place.pageIndex, top: place.top ?? 0 };
}
