import type { PdfDocument } from '../../document.ts';
import { PdfDict, type PdfObject, PdfRef, PdfStream } from '../../objects.ts';
import type { ObjectChanges } from '../object-changes.ts';

/** Entries that lead from a page, an annotation or a form to its tags (ISO 32000-2, 14.7.5.4). */
const tagKeys = ['StructParent', 'StructParents'];

/** Copies objects of another document, each once, with everything that they refer to. */
export class Graft {
  readonly source: PdfDocument;
  /** Added to the keys of tags; null to leave the tags behind. */
  tagOffset: number | null = null;
  readonly #changes: ObjectChanges;
  readonly #copies = new Map<number, PdfRef>();
  readonly #pending: number[] = [];

  constructor(changes: ObjectChanges, source: PdfDocument) {
    this.#changes = changes;
    this.source = source;
  }

  /** Names the object that takes the place of another one, which is not copied. */
  replace({ number }: PdfRef, ref: PdfRef): void {
    this.#copies.set(number, ref);
  }

  /** Copy of a value, with references to copies. */
  copy(value: PdfObject): PdfObject {
    const copied = this.#copyOf(value);

    // One object after another: chains of references are longer than the stack is deep.
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      this.#changes.set(this.#copies.get(next)!, this.#copyOf(this.source.read(next)));
    }

    return copied;
  }

  #copyOf(value: PdfObject): PdfObject {
    if (value instanceof PdfRef) {
      return this.#refOf(value);
    }

    if (value instanceof PdfStream) {
      return value.withDict(this.#dictOf(value.dict));
    }

    if (value instanceof PdfDict) {
      return this.#dictOf(value);
    }

    return Array.isArray(value) ? value.map((item) => this.#copyOf(item)) : value;
  }

  #dictOf({ entries }: PdfDict): PdfDict {
    const copy = new PdfDict();

    for (const [key, value] of entries) {
      if (!tagKeys.includes(key)) {
        copy.set(key, this.#copyOf(value));
      } else if (this.tagOffset !== null && typeof value === 'number') {
        copy.set(key, value + this.tagOffset);
      }
    }

    return copy;
  }

  #refOf({ number }: PdfRef): PdfRef {
    const known = this.#copies.get(number);

    if (known !== undefined) {
      return known;
    }

    const ref = this.#changes.reserve();
    this.#copies.set(number, ref);
    this.#pending.push(number);

    return ref;
  }
}

/** Changes a dictionary of a document before it is copied. */
export function amend(source: PdfDocument, object: PdfObject, change: (dict: PdfDict) => void): void {
  const dict = source.dict(object);

  if (object instanceof PdfRef && dict !== null) {
    const copy = dict.copy();
    change(copy);
    source.overrides.set(object.number, copy);
  }
}
