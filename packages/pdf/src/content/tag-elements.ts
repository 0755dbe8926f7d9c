import { contentOf, none } from '../assemble/tag-index.ts';
import type { PdfDocument } from '../document.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '../objects.ts';
import { decodeText } from '../syntax/text-string.ts';
import type { TagElement } from './page-content.ts';
import { standardType } from './tag-types.ts';

/**
 * Tag tree (14.7) as a list in document order, parents first, with the element of each piece of marked
 * content.
 */
export interface TagElements {
  readonly elements: readonly TagElement[];
  /** Element indexes by page index, then by marked-content number. */
  readonly elementOf: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Element indexes by the object number of an annotation. */
  readonly elementOfObject: ReadonlyMap<number, number>;
}

/** First number given to marked content of form XObjects, which has its own numbering (14.7.5.2.3). */
export const firstOfForms = 1 << 20;

interface PendingElement {
  readonly object: PdfObject;
  readonly parent: number;
  readonly pageIndex: number;
}

/** Maximum number of elements; real documents have fewer. */
const mostElements = 1_000_000;

/** Reads the tags of a document; null when it has none or declares them unreliable. */
export function tagElements(document: PdfDocument): TagElements | null {
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  const marks = document.dict(document.catalog.get('MarkInfo'));

  // Suspects: the producer declares its tags unreliable (table 353).
  if (root === null || (marks !== null && document.get(marks, 'Suspects') === true)) {
    return null;
  }

  const destinations = destinationsOf(document);
  const pageIndexOf = (object: PdfObject): number | undefined =>
    (object instanceof PdfRef ? destinations.pageIndexOf(object.number) : null) ?? undefined;
  const maps = { roles: document.dict(root.get('RoleMap')), classes: document.dict(root.get('ClassMap')) };
  const elements: TagElement[] = [];
  const elementOf = new Map<number, Map<number, number>>();
  const elementOfObject = new Map<number, number>();
  const seen = new Set<PdfObject>();
  const pending: PendingElement[] = kidsOf(document, root)
    .reverse()
    .map((object) => ({ object, parent: none, pageIndex: none }));

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { object, parent, pageIndex } = next;
    const value = document.resolve(object);
    const content = parent === none ? null : contentOf(document, value, parent, pageIndex, pageIndexOf);

    if (content !== null) {
      if (content.object !== null) {
        elementOfObject.set(content.object, parent);
      } else if (content.markedId !== null && content.pageIndex !== none) {
        const onPage = elementOf.get(content.pageIndex) ?? new Map<number, number>();
        const number = content.markedId + (content.stream === null ? 0 : firstOfForms);
        // Glyphs do not record which form of a page they belong to, so a number used in two forms is assigned
        // to no element.
        const isClaimed = content.stream !== null && onPage.has(number);
        elementOf.set(content.pageIndex, onPage.set(number, isClaimed ? none : parent));
      }

      continue;
    }

    if (!(value instanceof PdfDict) || seen.has(value) || elements.length >= mostElements) {
      continue;
    }

    seen.add(value);
    const index = elements.push(elementFrom(document, value, maps, parent)) - 1;
    const own = pageIndexOf(value.get('Pg')) ?? pageIndex;

    for (const kid of kidsOf(document, value).reverse()) {
      pending.push({ object: kid, parent: index, pageIndex: own });
    }
  }

  for (const onPage of elementOf.values()) {
    for (const [number, element] of onPage) {
      if (element === none) {
        onPage.delete(number);
      }
    }
  }

  return elements.length === 0 ? null : { elements, elementOf, elementOfObject };
}

function kidsOf(document: PdfDocument, holder: PdfDict): PdfObject[] {
  const value = holder.get('K');

  return [...(document.array(value) ?? (value === null ? [] : [value]))];
}

interface TagMaps {
  readonly roles: PdfDict | null;
  readonly classes: PdfDict | null;
}

function elementFrom(document: PdfDocument, dict: PdfDict, maps: TagMaps, parent: number): TagElement {
  return {
    type: standardType(document, dict, maps.roles),
    parent,
    alternative: textOf(document.get(dict, 'Alt')),
    actualText: textOf(document.get(dict, 'ActualText')),
    columnSpan: spanOf(document, dict, maps.classes, 'ColSpan'),
    rowSpan: spanOf(document, dict, maps.classes, 'RowSpan'),
  };
}

function textOf(value: PdfObject): string | null {
  return value instanceof PdfString ? decodeText(value.bytes) : null;
}

/**
 * Row or column span of an element (14.8.5.7); its own attributes take precedence over those of its classes
 * (14.7.6).
 */
function spanOf(
  document: PdfDocument,
  dict: PdfDict,
  classes: PdfDict | null,
  key: 'ColSpan' | 'RowSpan',
): number {
  const named = listOf(document, dict.get('C')).flatMap((name) =>
    name instanceof PdfName && classes !== null ? listOf(document, classes.get(name.value)) : [],
  );

  for (const entry of [...listOf(document, dict.get('A')), ...named]) {
    const attributes = document.dict(entry);
    const span = attributes === null ? null : document.get(attributes, key);

    if (typeof span === 'number' && span >= 1 && span <= 1000) {
      return Math.floor(span);
    }
  }

  return 1;
}

function listOf(document: PdfDocument, value: PdfObject): readonly PdfObject[] {
  const held = document.resolve(value);

  return Array.isArray(held) ? held.map((entry) => document.resolve(entry)) : [held];
}
