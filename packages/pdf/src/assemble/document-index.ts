import type { PdfDocument } from '../document.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import { PdfDict, type PdfObject, PdfRef } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import { type FormIndex, readForm } from './form-index.ts';
import { ResourcePruner, resourceParts } from './resources.ts';
import { readTags, type TagIndex } from './tag-index.ts';

/**
 * Mark of objects that are carried over only together with their pages; other references to them are not
 * followed.
 */
const bound = 1;

/** Named destination of the source. */
export interface DestinationEntry {
  readonly key: string;
  readonly name: string;
  readonly explicit: PdfObject[];
}

/**
 * Index of the document-wide structures that assembling needs. Built once and cached with the document, so
 * that a split into a thousand parts does not read it a thousand times.
 */
export class DocumentIndex {
  readonly document: PdfDocument;
  /** Marks by object number; `bound` means the object is bound to pages. */
  #bound: Uint8Array | null = null;
  #annotations: (readonly PdfRef[])[] | null = null;
  #pageOfAnnotation = new Map<number, number>();
  #form: FormIndex | null = null;
  #tags: TagIndex | null | undefined;
  #destinationsByPage: Map<number, DestinationEntry[]> | null = null;
  #resourceUsers: Map<number | PdfDict, number[]> | null = null;
  #pruner: ResourcePruner | null = null;
  readonly #plantedResources = new Map<PdfDict, PdfRef>();

  constructor(document: PdfDocument) {
    this.document = document;
  }

  isBound(number: number): boolean {
    this.#bound ??= this.#markBound();

    return this.#bound[number] === bound;
  }

  /** Annotations of a page; direct ones are made indirect. */
  annotations(pageIndex: number): readonly PdfRef[] {
    this.#annotations ??= this.#readAnnotations();

    return this.#annotations[pageIndex] ?? [];
  }

  /** Index of the page that lists an annotation; undefined when no page does. */
  pageOfAnnotation(number: number): number | undefined {
    this.#annotations ??= this.#readAnnotations();

    return this.#pageOfAnnotation.get(number);
  }

  get form(): FormIndex {
    this.#form ??= readForm(this.document);

    return this.#form;
  }

  /** Null when the document has no tag tree. */
  get tags(): TagIndex | null {
    if (this.#tags === undefined) {
      this.#tags = readTags(this.document, (number) => this.pageOfAnnotation(number));
    }

    return this.#tags;
  }

  destinationsOf(pageIndex: number): readonly DestinationEntry[] {
    this.#destinationsByPage ??= this.#groupDestinations();

    return this.#destinationsByPage.get(pageIndex) ?? [];
  }

  /** True when the page shares a resource dictionary with a page that is left out. */
  sharesResources(page: PdfPage, isLeftOut: (users: readonly number[]) => boolean): boolean {
    return partsOf(this.document, page).some((part) => isLeftOut(this.resourceUsers.get(part) ?? []));
  }

  /** Resources that the page's content uses; null when that cannot be determined. */
  usedResources(page: PdfPage): PdfDict | null {
    this.#pruner ??= new ResourcePruner(this.document, (number) => this.resourceUsers.has(number));

    return this.#pruner.pageResources(page);
  }

  /** Pages by the source of their resources: an object number, or the dictionary they inherit. */
  get resourceUsers(): ReadonlyMap<number | PdfDict, number[]> {
    this.#resourceUsers ??= this.#readResourceUsers();

    return this.#resourceUsers;
  }

  /** Resources of a page, as a reference when several pages share them. */
  resources(page: PdfPage): PdfObject {
    const value = page.attribute('Resources');

    if (!(value instanceof PdfDict) || page.dict.has('Resources')) {
      return value;
    }

    let ref = this.#plantedResources.get(value);

    if (ref === undefined) {
      ref = this.document.makeIndirect(value);
      this.#plantedResources.set(value, ref);
    }

    return ref;
  }

  #markBound(): Uint8Array {
    const { document, form } = this;
    this.#annotations ??= this.#readAnnotations();

    const marks = new Uint8Array(document.size);
    const mark = (object: PdfObject) => {
      if (object instanceof PdfRef) {
        marks[object.number] = bound;
      }
    };

    for (const page of document.pages) {
      mark(page.ref);
      // Nodes of the page tree, reached by following /Parent.
      let above = page.dict.get('Parent');

      while (above instanceof PdfRef && marks[above.number] !== bound) {
        mark(above);
        above = document.dict(above)?.get('Parent') ?? null;
      }
    }

    mark(document.trailer.get('Root'));

    for (const key of ['Pages', 'Outlines', 'AcroForm', 'StructTreeRoot', 'Threads', 'Names', 'Dests']) {
      mark(document.catalog.get(key));
    }

    for (const number of this.#pageOfAnnotation.keys()) {
      marks[number] = bound;
    }

    for (const number of form.nodes.keys()) {
      marks[number] = bound;
    }

    return marks;
  }

  #readAnnotations(): PdfRef[][] {
    const { document } = this;

    return document.pages.map((page) => {
      const listed = document.array(page.dict.get('Annots'));

      if (listed === null) {
        return [];
      }

      const refs: PdfRef[] = [];
      const seen = new Set<number>();

      for (const [at, item] of listed.entries()) {
        let ref: PdfRef | null = item instanceof PdfRef && document.has(item.number) ? item : null;

        if (item instanceof PdfDict) {
          ref = document.makeIndirect(item);
          listed[at] = ref;
        }

        if (ref === null || seen.has(ref.number)) {
          continue;
        }

        seen.add(ref.number);
        refs.push(ref);

        if (!this.#pageOfAnnotation.has(ref.number)) {
          this.#pageOfAnnotation.set(ref.number, page.index);
        }
      }

      return refs;
    });
  }

  #groupDestinations(): Map<number, DestinationEntry[]> {
    const destinations = destinationsOf(this.document);
    const byPage = new Map<number, DestinationEntry[]>();
    const add = (name: string, isOld: boolean, value: PdfObject) => {
      const explicit = destinations.explicit(value);
      const page = destinations.pageOf(explicit);

      if (explicit === null || page === null) {
        return;
      }

      const entry = { key: destinationKey(name, isOld), name, explicit };
      const entries = byPage.get(page);

      if (entries === undefined) {
        byPage.set(page, [entry]);
      } else {
        entries.push(entry);
      }
    };

    for (const [name, value] of destinations.tree) {
      add(name, false, value);
    }

    for (const [name, value] of destinations.old) {
      add(name, true, value);
    }

    return byPage;
  }

  #readResourceUsers(): Map<number | PdfDict, number[]> {
    const users = new Map<number | PdfDict, number[]>();

    for (const page of this.document.pages) {
      for (const part of partsOf(this.document, page)) {
        const list = users.get(part);

        if (list === undefined) {
          users.set(part, [page.index]);
        } else {
          list.push(page.index);
        }
      }
    }

    return users;
  }
}

/** Key that keeps string destinations and name destinations apart, which are two name spaces. */
export function destinationKey(name: string, isOld: boolean): string {
  return `${isOld ? '/' : '('}${name}`;
}

function partsOf(document: PdfDocument, page: PdfPage): (number | PdfDict)[] {
  const value = page.attribute('Resources');
  const parts: (number | PdfDict)[] = resourceParts(document, value);

  if (value instanceof PdfDict && !page.dict.has('Resources')) {
    parts.push(value);
  }

  return parts;
}

const known = new WeakMap<PdfDocument, DocumentIndex>();

export function indexOf(document: PdfDocument): DocumentIndex {
  let index = known.get(document);

  if (index === undefined) {
    index = new DocumentIndex(document);
    known.set(document, index);
  }

  return index;
}
