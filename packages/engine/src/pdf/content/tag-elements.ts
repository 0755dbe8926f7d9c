import type { TagElement } from '../../layout/page-content.ts';
import { contentOf, none } from '../assemble/tag-index.ts';
import { destinationsOf } from '../destinations.ts';
import type { PdfDocument } from '../document.ts';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '../objects.ts';
import { decodeText } from '../text-string.ts';

/** The tag tree (14.7) as a list, parents first, in document order, and who holds which marked content. */
export interface TagElements {
  readonly elements: readonly TagElement[];
  /** By page index, then by marked content number. */
  readonly elementOf: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

interface Pending {
  readonly object: PdfObject;
  readonly parent: number;
  readonly pageIndex: number;
}

/** More elements than any document that people read. */
const mostElements = 1_000_000;

/** Reads the tags of a document; null when it has none or says that they are not to be trusted. */
export function tagElements(document: PdfDocument): TagElements | null {
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  const marks = document.dict(document.catalog.get('MarkInfo'));

  // Suspects: the maker itself doubts its tags (table 353).
  if (root === null || (marks !== null && document.get(marks, 'Suspects') === true)) {
    return null;
  }

  const destinations = destinationsOf(document);
  const pageIndexOf = (object: PdfObject): number | undefined =>
    (object instanceof PdfRef ? destinations.pageIndexOf(object.number) : null) ?? undefined;
  const roles = document.dict(root.get('RoleMap'));
  const elements: TagElement[] = [];
  const elementOf = new Map<number, Map<number, number>>();
  const seen = new Set<PdfObject>();
  const pending: Pending[] = kidsOf(document, root)
    .reverse()
    .map((object) => ({ object, parent: none, pageIndex: none }));

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { object, parent, pageIndex } = next;
    const value = document.resolve(object);
    const content = parent === none ? null : contentOf(document, value, parent, pageIndex, pageIndexOf);

    if (content !== null) {
      // Content of forms has numbers of its own, which glyphs do not tell apart.
      if (content.markedId !== null && content.stream === null && content.pageIndex !== none) {
        const onPage = elementOf.get(content.pageIndex) ?? new Map<number, number>();
        elementOf.set(content.pageIndex, onPage.set(content.markedId, parent));
      }

      continue;
    }

    if (!(value instanceof PdfDict) || seen.has(value) || elements.length >= mostElements) {
      continue;
    }

    seen.add(value);
    const index = elements.push(elementFrom(document, value, roles, parent)) - 1;
    const own = pageIndexOf(value.get('Pg')) ?? pageIndex;

    for (const kid of kidsOf(document, value).reverse()) {
      pending.push({ object: kid, parent: index, pageIndex: own });
    }
  }

  return elements.length === 0 ? null : { elements, elementOf };
}

function kidsOf(document: PdfDocument, holder: PdfDict): PdfObject[] {
  const value = holder.get('K');

  return [...(document.array(value) ?? (value === null ? [] : [value]))];
}

function elementFrom(
  document: PdfDocument,
  dict: PdfDict,
  roles: PdfDict | null,
  parent: number,
): TagElement {
  const alternative = document.get(dict, 'Alt');

  return {
    type: standardType(document, document.get(dict, 'S'), roles),
    parent,
    alternative: alternative instanceof PdfString ? decodeText(alternative.bytes) : null,
    columnSpan: spanOf(document, dict, 'ColSpan'),
    rowSpan: spanOf(document, dict, 'RowSpan'),
  };
}

/** Roles may lead over others to a standard type (14.7.3). */
function standardType(document: PdfDocument, type: PdfObject, roles: PdfDict | null): string {
  let name = type instanceof PdfName ? type.value : '';

  for (let step = 0; step < 8 && roles !== null; step += 1) {
    const mapped = document.get(roles, name);

    if (!(mapped instanceof PdfName) || mapped.value === name) {
      break;
    }

    name = mapped.value;
  }

  return name;
}

/** A span among the attributes of an element (14.8.5.7). */
function spanOf(document: PdfDocument, dict: PdfDict, key: 'ColSpan' | 'RowSpan'): number {
  const held = document.resolve(dict.get('A'));

  for (const entry of Array.isArray(held) ? held : [held]) {
    const attributes = document.dict(entry);
    const span = attributes === null ? null : document.get(attributes, key);

    if (typeof span === 'number' && span >= 1 && span <= 1000) {
      return Math.floor(span);
    }
  }

  return 1;
}
