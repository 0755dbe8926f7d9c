import type { PdfDocument } from '../document.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import { isName, PdfDict, type PdfObject, PdfRef } from '../objects.ts';

/** One piece of content of a structure element. */
export interface TaggedPiece {
  readonly element: number;
  readonly pageIndex: number;
  /** Marked-content identifier; null for an object. */
  readonly markedId: number | null;
  /** Form XObject whose content is marked; null when it is the page's own content. */
  readonly stream: number | null;
  /** The annotation or XObject that is the content. */
  readonly object: number | null;
}

/** Tag tree (14.7) of a document, without its texts: the content of each element on each page. */
export interface TagIndex {
  readonly root: PdfDict;
  /** All elements by object number, with their position in document order. */
  readonly order: ReadonlyMap<number, number>;
  readonly parentOf: ReadonlyMap<number, number>;
  /**
   * Default page of an element's marked content, which the content may override; absent when there is none.
   */
  readonly pageOf: ReadonlyMap<number, number>;
  readonly contents: ReadonlyMap<number, readonly TaggedPiece[]>;
  /** Elements to keep when a page is kept: those with content on it, and empty ones next to such elements. */
  readonly elementsOf: ReadonlyMap<number, readonly number[]>;
}

interface PendingElement {
  readonly object: PdfObject;
  readonly parent: number;
  readonly pageIndex: number;
}

/** No element, or no page. */
export const none = -1;

export function readTags(
  document: PdfDocument,
  pageOfAnnotation: (number: number) => number | undefined,
): TagIndex | null {
  const root = document.dict(document.catalog.get('StructTreeRoot'));

  if (root === null) {
    return null;
  }

  const destinations = destinationsOf(document);
  const order = new Map<number, number>();
  const parentOf = new Map<number, number>();
  const pageOf = new Map<number, number>();
  const contents = new Map<number, TaggedPiece[]>();
  const elementsOf = new Map<number, number[]>();
  const empty: { element: number; pageIndex: number }[] = [];
  let lastPage = none;

  const pageIndexOf = (object: PdfObject): number | undefined =>
    (object instanceof PdfRef ? destinations.pageIndexOf(object.number) : null) ?? undefined;

  const pending: PendingElement[] = [];
  const pushKids = (holder: PdfDict, holderNumber: number, pageIndex: number) => {
    const kids = kidsOf(document, holder, holderNumber);

    for (let at = kids.length - 1; at >= 0; at--) {
      pending.push({ object: kids[at]!, parent: holderNumber, pageIndex });
    }

    return kids.length > 0;
  };
  pushKids(root, none, none);

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { object, parent, pageIndex } = next;
    const value = object instanceof PdfRef ? document.read(object.number) : object;
    const content = parent === none ? null : contentOf(document, value, parent, pageIndex, pageIndexOf);

    if (content !== null) {
      let on = content.pageIndex;

      if (on === none && content.object !== null) {
        on = pageOfAnnotation(content.object) ?? none;
      }

      lastPage = Math.max(on === none ? lastPage : on, 0);
      append(contents, lastPage, { ...content, pageIndex: lastPage });
      append(elementsOf, lastPage, parent);
      continue;
    }

    if (!(object instanceof PdfRef) || !(value instanceof PdfDict) || parentOf.has(object.number)) {
      continue;
    }

    const { number } = object;
    parentOf.set(number, parent);
    order.set(number, order.size);
    const own = pageIndexOf(value.get('Pg')) ?? pageIndex;

    if (own !== none) {
      pageOf.set(number, own);
    }

    if (!pushKids(value, number, own)) {
      empty.push({ element: number, pageIndex: own === none ? lastPage : own });
    }
  }

  // An element without content belongs to the page of the content before it; otherwise it might remain
  // without that page.
  for (const { element, pageIndex } of empty) {
    append(elementsOf, Math.max(pageIndex, 0), element);
  }

  return { root, order, parentOf, pageOf, contents, elementsOf };
}

function append<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);

  if (list === undefined) {
    map.set(key, [value]);
  } else {
    list.push(value);
  }
}

/**
 * Returns the kids of an element or of the root. Direct elements are made indirect, as the parent tree must
 * refer to them.
 */
function kidsOf(document: PdfDocument, holder: PdfDict, holderNumber: number): PdfObject[] {
  const value = holder.get('K');
  const list = document.array(value) ?? (value === null ? [] : [value]);

  if (!list.some((kid) => kid instanceof PdfDict && kid.has('S'))) {
    return list;
  }

  const indirect = list.map((kid) =>
    kid instanceof PdfDict && kid.has('S') ? document.makeIndirect(kid) : kid,
  );
  holder.set('K', indirect);

  if (holderNumber !== none) {
    document.overrides.set(holderNumber, holder);
  }

  return indirect;
}

/**
 * Returns the content that a kid of an element represents, or null when the kid is an element itself
 * (14.7.5).
 */
export function contentOf(
  document: PdfDocument,
  kid: PdfObject,
  element: number,
  pageIndex: number,
  pageIndexOf: (object: PdfObject) => number | undefined,
): TaggedPiece | null {
  if (typeof kid === 'number') {
    return { element, pageIndex, markedId: kid, stream: null, object: null };
  }

  if (!(kid instanceof PdfDict)) {
    return null;
  }

  const type = document.get(kid, 'Type');
  const marked = document.get(kid, 'MCID');
  const held = kid.get('Obj');

  if (isName(type, 'MCR') || (typeof marked === 'number' && !kid.has('S'))) {
    const stream = kid.get('Stm');

    return {
      element,
      pageIndex: pageIndexOf(kid.get('Pg')) ?? pageIndex,
      markedId: typeof marked === 'number' ? marked : null,
      stream: stream instanceof PdfRef ? stream.number : null,
      object: null,
    };
  }

  if (isName(type, 'OBJR') || (held instanceof PdfRef && !kid.has('S'))) {
    return {
      element,
      pageIndex: pageIndexOf(kid.get('Pg')) ?? pageIndex,
      markedId: null,
      stream: null,
      object: held instanceof PdfRef ? held.number : null,
    };
  }

  return null;
}
