import { PdfDict, PdfRef } from '../objects.ts';
import type { ObjectChanges } from './object-changes.ts';

/** Categories of named resources (ISO 32000-2, table 34) that are added. */
export type ResourceCategory = 'Font' | 'XObject' | 'ExtGState' | 'Pattern';

const prefixes: Readonly<Record<ResourceCategory, string>> = {
  Font: 'OvF',
  XObject: 'OvX',
  ExtGState: 'OvG',
  Pattern: 'OvP',
};

/** Resources that are added to those of a page or form, under names that are not in use there. */
export class ResourceNames {
  #base: PdfDict | null;
  readonly #changes: ObjectChanges;
  readonly #added = new Map<ResourceCategory, Map<string, PdfRef>>();

  constructor(changes: ObjectChanges, base: PdfDict | null) {
    this.#changes = changes;
    this.#base = base;
  }

  /** Resources that the content of the page or form has. */
  get base(): PdfDict | null {
    return this.#base;
  }

  /** Replaces the base, before anything is added to it. */
  rebase(base: PdfDict): void {
    this.#base = base;
  }

  /** Returns the name of an object, which is added when it has none. */
  nameOf(category: ResourceCategory, ref: PdfRef): string {
    const names = this.#added.get(category) ?? new Map<string, PdfRef>();
    this.#added.set(category, names);
    const used = this.base === null ? null : this.#changes.dict(this.base.get(category));
    // The number makes the name the same on every page, so that pages can share their content.
    const stem = `${prefixes[category]}${ref.number}`;

    for (let count = 1; ; count += 1) {
      const name = count === 1 ? stem : `${stem}_${count}`;
      const taken = names.get(name) ?? used?.get(name) ?? null;

      if (taken === null || (taken instanceof PdfRef && taken.number === ref.number)) {
        names.set(name, ref);

        return name;
      }
    }
  }

  /** Identifies the additions: pages with the same resources and the same additions share the result. */
  get key(): string {
    return [...this.#added]
      .flatMap(([category, names]) => [...names].map(([name, { number }]) => `${category}/${name}=${number}`))
      .sort()
      .join(' ');
  }

  /** A copy of the base with the additions. */
  build(): PdfDict {
    const resources = this.base?.copy() ?? new PdfDict();

    for (const [category, names] of this.#added) {
      const entries = (this.#changes.dict(resources.get(category)) ?? new PdfDict()).copy();

      for (const [name, ref] of names) {
        entries.set(name, ref);
      }

      resources.set(category, entries);
    }

    return resources;
  }
}
