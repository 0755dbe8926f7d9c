import { bytesToBinary } from '../bytes/binary.ts';
import type { PdfDocument } from '../document.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '../objects.ts';
import { readNameTree } from '../trees.ts';

/** Name of a destination, in the name tree (strings) or in the older dictionary (names). */
export interface NamedDestination {
  readonly name: string;
  readonly isOld: boolean;
}

/** Named destinations of a document, and the pages of explicit ones. Read lazily, once. */
export class Destinations {
  readonly #document: PdfDocument;
  #pageIndexes: Map<number, number> | null = null;
  #tree: Map<string, PdfObject> | null = null;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Entries of the name tree /Names /Dests. */
  get tree(): ReadonlyMap<string, PdfObject> {
    this.#tree ??= readNameTree(
      this.#document,
      this.#document.dict(this.#document.catalog.get('Names'))?.get('Dests') ?? null,
    );

    return this.#tree;
  }

  /** Entries of the catalog's /Dests (PDF 1.1). */
  get old(): ReadonlyMap<string, PdfObject> {
    return this.#document.dict(this.#document.catalog.get('Dests'))?.entries ?? new Map();
  }

  /** Index of the page with this object number, or null. The first of duplicate pages counts. */
  pageIndexOf(number: number): number | null {
    if (this.#pageIndexes === null) {
      this.#pageIndexes = new Map();

      for (const { ref, index } of this.#document.pages) {
        if (ref !== null && !this.#pageIndexes.has(ref.number)) {
          this.#pageIndexes.set(ref.number, index);
        }
      }
    }

    return this.#pageIndexes.get(number) ?? null;
  }

  /** Name of a named destination; null for other values. */
  nameOf(object: PdfObject): NamedDestination | null {
    const value = this.#document.resolve(object);

    if (value instanceof PdfString) {
      return { name: bytesToBinary(value.bytes), isOld: false };
    }

    return value instanceof PdfName ? { name: value.value, isOld: true } : null;
  }

  /** Resolves a value of /Dest or /D, or a name, to an explicit destination: `[page /XYZ …]`. */
  explicit(object: PdfObject): PdfObject[] | null {
    let value = this.#document.resolve(object);
    const named = this.nameOf(value);

    if (named !== null) {
      value = this.#document.resolve(this.#lookUp(named));
    }

    // A named destination may be wrapped in a dictionary (12.3.2.4).
    if (value instanceof PdfDict) {
      value = this.#document.resolve(value.get('D'));
    }

    return Array.isArray(value) && value.length > 0 ? value : null;
  }

  /** Index of the page an explicit destination leads to, or null when that page does not exist. */
  pageOf(explicit: readonly PdfObject[] | null): number | null {
    const target = explicit?.[0] ?? null;

    if (target instanceof PdfRef) {
      return this.pageIndexOf(target.number);
    }

    // Page numbers are meant for remote files, but some writers use them for local ones too.
    if (typeof target !== 'number' || !Number.isInteger(target)) {
      return null;
    }

    return target >= 0 && target < this.#document.pageCount ? target : null;
  }

  /** Explicit destination of an outline item or a link, from /Dest or a GoTo action. */
  targetOf(dict: PdfDict): PdfObject[] | null {
    const own = dict.get('Dest');

    if (own !== null) {
      return this.explicit(own);
    }

    const action = this.#document.dict(dict.get('A'));

    if (action === null || !isName(this.#document.get(action, 'S'), 'GoTo')) {
      return null;
    }

    return this.explicit(action.get('D'));
  }

  #lookUp({ name, isOld }: NamedDestination): PdfObject {
    // Writers mix up the two kinds of name, so each is also looked up in the other collection.
    const first = isOld ? this.old : this.tree;

    return first.get(name) ?? (isOld ? this.tree : this.old).get(name) ?? null;
  }
}

const known = new WeakMap<PdfDocument, Destinations>();

export function destinationsOf(document: PdfDocument): Destinations {
  let destinations = known.get(document);

  if (destinations === undefined) {
    destinations = new Destinations(document);
    known.set(document, destinations);
  }

  return destinations;
}
