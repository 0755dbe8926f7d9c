import { PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import type { ObjectChanges } from '../object-changes.ts';

/** Categories of named resources that content uses by name (ISO 32000-2, table 34), without colour spaces. */
export type UsedCategory = 'ExtGState' | 'Font' | 'Pattern' | 'Properties' | 'Shading' | 'XObject';

const categories: readonly UsedCategory[] = [
  'ExtGState',
  'Font',
  'Pattern',
  'Properties',
  'Shading',
  'XObject',
];

/** Resources of a content stream: those it still uses, and those that were added to it. */
export class UsedResources {
  readonly #changes: ObjectChanges;
  readonly #base: PdfDict;
  readonly #used = new Map<UsedCategory, Set<string>>();
  readonly #added = new Map<UsedCategory, Map<string, PdfObject>>();

  constructor(changes: ObjectChanges, base: PdfDict | null) {
    this.#changes = changes;
    this.#base = base ?? new PdfDict();
  }

  /** The resource as the dictionary refers to it; null when there is none. */
  find(category: UsedCategory, name: string): PdfObject {
    return this.#changes.dict(this.#base.get(category))?.get(name) ?? null;
  }

  use(category: UsedCategory, name: string): void {
    const names = this.#used.get(category) ?? new Set();
    this.#used.set(category, names.add(name));
  }

  isUsed(category: UsedCategory, name: string): boolean {
    return this.#used.get(category)?.has(name) === true;
  }

  /** Adds a resource under a name that is not in use and returns the name. */
  add(category: UsedCategory, object: PdfObject): string {
    const added = this.#added.get(category) ?? new Map<string, PdfObject>();
    this.#added.set(category, added);
    const known = [...added].find(([, each]) => each === object || isSameRef(each, object));

    if (known !== undefined) {
      return known[0];
    }

    let number = added.size + 1;

    while (this.find(category, `OvC${number}`) !== null) {
      number += 1;
    }

    added.set(`OvC${number}`, object);

    return `OvC${number}`;
  }

  /** Names that forms without resources of their own use. */
  useAll(other: UsedResources): void {
    for (const [category, names] of other.#used) {
      for (const name of names) {
        this.use(category, name);
      }
    }
  }

  /** A copy of the dictionary without the resources that are not used. */
  build(): PdfDict {
    const resources = this.#base.copy();
    // Glyphs of Type 3 fonts may use the resources of the page (ISO 32000-2, table 110).
    const isShared = this.#fontsNeedAll();

    for (const category of categories) {
      const entries = (this.#changes.dict(this.#base.get(category)) ?? new PdfDict()).copy();
      const used = this.#used.get(category);

      for (const name of isShared ? [] : [...entries.entries.keys()]) {
        if (used?.has(name) !== true) {
          entries.delete(name);
        }
      }

      for (const [name, object] of this.#added.get(category) ?? []) {
        entries.set(name, object);
      }

      if (entries.entries.size > 0) {
        resources.set(category, entries);
      } else {
        resources.delete(category);
      }
    }

    return resources;
  }

  #fontsNeedAll(): boolean {
    return [...(this.#used.get('Font') ?? [])].some((name) => {
      const font = this.#changes.dict(this.find('Font', name));

      return font !== null && font.has('CharProcs') && !font.has('Resources');
    });
  }
}

function isSameRef(one: PdfObject, other: PdfObject): boolean {
  return one instanceof PdfRef && other instanceof PdfRef && one.number === other.number;
}
