import { nameOf, type PdfDict, type PdfObject, PdfRef } from '../objects.ts';
import type { PdfPage } from '../pages/page-tree.ts';
import type { ObjectChanges } from './object-changes.ts';
import type { OwnPageObject } from './page-refs.ts';

/** Annotations of a page being edited (ISO 32000-2, 12.5.2). */
export class AnnotationList {
  readonly #changes: ObjectChanges;
  readonly #page: PdfPage;
  readonly #own: readonly PdfObject[];
  readonly #added: PdfRef[] = [];
  readonly #removed = new Set<PdfObject | number>();
  /** Ranks of entries that have an order of their own, by their numbers. */
  readonly #order = new Map<number, number>();
  /** Direct objects of the list that became objects of their own. */
  readonly #moved = new Map<PdfObject, PdfRef>();

  constructor(changes: ObjectChanges, page: PdfPage) {
    this.#changes = changes;
    this.#page = page;
    this.#own = changes.array(page.dict.get('Annots')) ?? [];
  }

  /** Entries of the list as it is written. */
  get entries(): readonly PdfObject[] {
    const kept = [...this.#own.map((entry) => this.#moved.get(entry) ?? entry), ...this.#added].filter(
      (entry) => !this.#isRemoved(entry),
    );
    const rankOf = (entry: PdfObject) =>
      entry instanceof PdfRef ? (this.#order.get(entry.number) ?? -1) : -1;
    const ordered = kept
      .filter((entry) => rankOf(entry) >= 0)
      .sort((one, other) => rankOf(one) - rankOf(other))
      .values();

    return kept.map((entry) => (rankOf(entry) < 0 ? entry : (ordered.next().value ?? entry)));
  }

  /** Entry of the list of the file, as an object of its own; null when there is none, or when it was removed. */
  at(index: number): PdfRef | null {
    const entry = this.#own[index] ?? null;
    const moved = this.#moved.get(entry) ?? entry;

    if (moved === null || this.#isRemoved(moved)) {
      return null;
    }

    if (moved instanceof PdfRef) {
      return moved;
    }

    const ref = this.#changes.add(moved);
    this.#moved.set(entry, ref);

    return ref;
  }

  /** Adds an annotation, which is printed unless its flags say otherwise. */
  add(dict: PdfDict): PdfRef {
    const annotation = dict.copy().set('Type', nameOf('Annot'));
    const ref = this.#changes.add(annotation.has('F') ? annotation : annotation.set('F', printFlag));
    this.#added.push(ref);

    return ref;
  }

  /** Puts entries into an order, at the positions that they have together; the others stay where they are. */
  order(entries: readonly PdfRef[]): void {
    this.#order.clear();
    entries.forEach(({ number }, rank) => this.#order.set(number, rank));
  }

  /** True for an entry that was not removed. */
  isKept(entry: PdfRef): boolean {
    return !this.#isRemoved(entry);
  }

  remove(entries: readonly PdfObject[]): void {
    for (const entry of entries) {
      this.#removed.add(entry instanceof PdfRef ? entry.number : entry);
    }
  }

  /** Writes the list; returns true when the dictionary of the page has changed. */
  finish({ ref, dict }: OwnPageObject): boolean {
    if (
      this.#added.length === 0 &&
      this.#removed.size === 0 &&
      this.#moved.size === 0 &&
      this.#order.size === 0
    ) {
      return false;
    }

    for (const added of this.#added) {
      const annotation = this.#changes.dict(added);

      if (annotation !== null) {
        this.#changes.set(added, annotation.copy().set('P', ref));
      }
    }

    const { entries } = this;
    const known = dict.get('Annots');

    if (known instanceof PdfRef && usesOfList(this.#changes, known) === 1) {
      this.#changes.set(known, [...entries]);

      return false;
    }

    if (entries.length > 0) {
      dict.set('Annots', [...entries]);
    } else {
      dict.delete('Annots');
    }

    return this.#page.dict.has('Annots') || entries.length > 0;
  }

  #isRemoved(entry: PdfObject): boolean {
    return this.#removed.has(entry instanceof PdfRef ? entry.number : entry);
  }
}

/** Number of pages that share a list. */
function usesOfList({ document }: ObjectChanges, list: PdfRef): number {
  return document.pages.filter(({ dict }) => {
    const own = dict.get('Annots');

    return own instanceof PdfRef && own.number === list.number;
  }).length;
}

/** Annotations are printed (ISO 32000-2, table 167). */
const printFlag = 4;
