import { eachOperator } from '../../content/content-operators.ts';
import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '../../objects.ts';
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
  /** Names of added objects by their number. */
  readonly #added = new Map<UsedCategory, Map<number, string>>();
  #lastAdded = 0;

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

  /** Adds a resource under a name that is not in use and returns the name; an object gets one name. */
  add(category: UsedCategory, object: PdfRef): string {
    const added = this.#added.get(category) ?? new Map<number, string>();
    this.#added.set(category, added);
    const known = added.get(object.number);

    if (known !== undefined) {
      return known;
    }

    do {
      this.#lastAdded += 1;
    } while (this.find(category, `OvC${this.#lastAdded}`) !== null);

    const name = `OvC${this.#lastAdded}`;
    added.set(object.number, name);

    return name;
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
    this.#useGlyphNames();

    for (const category of categories) {
      const entries = (this.#changes.dict(this.#base.get(category)) ?? new PdfDict()).copy();
      const used = this.#used.get(category);

      for (const name of entries.entries.keys()) {
        if (used?.has(name) !== true) {
          entries.delete(name);
        }
      }

      for (const [number, name] of this.#added.get(category) ?? []) {
        entries.set(name, new PdfRef(number));
      }

      if (entries.entries.size > 0) {
        resources.set(category, entries);
      } else {
        resources.delete(category);
      }
    }

    return resources;
  }

  /** Glyphs of Type 3 fonts without resources use those of the page (ISO 32000-2, table 110). */
  #useGlyphNames(): void {
    const seen = new Set<PdfObject>();

    // Fonts that glyphs use join the set and are visited as well.
    for (const name of this.#used.get('Font') ?? []) {
      const font = this.#changes.dict(this.find('Font', name));
      const glyphs =
        font === null || font.has('Resources') ? null : this.#changes.dict(font.get('CharProcs'));
      const pending = [...(glyphs?.entries.values() ?? [])];

      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const stream = this.#changes.resolve(next);

        if (stream instanceof PdfStream && !seen.has(stream) && !stream.dict.has('Resources')) {
          seen.add(stream);
          pending.push(...this.#useNamesIn(stream));
        }
      }
    }
  }

  /** Notes the names that a content stream uses, and returns the forms it paints. */
  #useNamesIn(stream: PdfStream): PdfObject[] {
    const forms: PdfObject[] = [];
    eachOperator(this.#changes.document.decode(stream), (operator, operands) => {
      const category = categoriesOfOperators[operator];
      const name = operator === 'Tf' ? operands.at(-2) : operands.at(-1);

      if (category === undefined || !(name instanceof PdfName)) {
        return;
      }

      this.use(category, name.value);
      const object = category === 'XObject' ? this.find(category, name.value) : null;

      if (isName(this.#changes.dict(object)?.get('Subtype') ?? null, 'Form')) {
        forms.push(object);
      }
    });

    return forms;
  }
}

const categoriesOfOperators: Readonly<Record<string, UsedCategory>> = {
  BDC: 'Properties',
  DP: 'Properties',
  Do: 'XObject',
  gs: 'ExtGState',
  SCN: 'Pattern',
  scn: 'Pattern',
  sh: 'Shading',
  Tf: 'Font',
};
