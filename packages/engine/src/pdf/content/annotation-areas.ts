import type { LinkTarget, PageField, PageLink } from '../../layout/page-content.ts';
import { destinationsOf } from '../destinations.ts';
import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '../objects.ts';
import type { PdfPage } from '../page-tree.ts';
import { decodeText } from '../text-string.ts';
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

/** Parents of a field above which a loop is likelier than a form. */
const deepestField = 32;

function fieldOf(document: PdfDocument, widget: PdfDict) {
  const type = inherited(document, widget, 'FT');
  const flags = inherited(document, widget, 'Ff');
  const bits = typeof flags === 'number' ? flags : 0;

  if (!(type instanceof PdfName)) {
    return null;
  }

  const value = inherited(document, widget, 'V');
  const name = nameOf(document, widget);

  switch (type.value) {
    case 'Tx':
      return { name, kind: 'text' as const, value: textOf(document, value) };
    case 'Ch':
      return { name, kind: 'choice' as const, value: textOf(document, value) };
    case 'Sig':
      return { name, kind: 'signature' as const, value: '' };
    case 'Btn':
      return { name, ...buttonOf(document, widget, bits) };
    default:
      return null;
  }
}

/** Flags of button fields (table 229). */
const radioFlag = 1 << 15;
const pushFlag = 1 << 16;

function buttonOf(document: PdfDocument, widget: PdfDict, flags: number) {
  if ((flags & pushFlag) !== 0) {
    return { kind: 'button' as const, value: '' };
  }

  const state = document.get(widget, 'AS');
  const value = state instanceof PdfName && state.value !== 'Off' ? 'on' : '';

  return { kind: (flags & radioFlag) !== 0 ? ('radio' as const) : ('check' as const), value };
}

function inherited(document: PdfDocument, widget: PdfDict, key: string): PdfObject {
  let dict: PdfDict | null = widget;

  for (let depth = 0; dict !== null && depth < deepestField; depth += 1) {
    const value = document.get(dict, key);

    if (value !== null) {
      return value;
    }

    dict = document.dict(dict.get('Parent'));
  }

  return null;
}

function nameOf(document: PdfDocument, widget: PdfDict): string {
  const parts: string[] = [];
  let dict: PdfDict | null = widget;

  for (let depth = 0; dict !== null && depth < deepestField; depth += 1) {
    const part = document.get(dict, 'T');

    if (part instanceof PdfString) {
      parts.unshift(decodeText(part.bytes));
    }

    dict = document.dict(dict.get('Parent'));
  }

  return parts.join('.');
}

function textOf(document: PdfDocument, value: PdfObject): string {
  if (value instanceof PdfString) {
    return decodeText(value.bytes);
  }

  return Array.isArray(value) ? value.map((part) => textOf(document, document.resolve(part))).join(', ') : '';
}
