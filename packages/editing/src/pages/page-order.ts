import { editNotPossible } from '../edit-failures.ts';

/** Keys of the pages in the order that the operations so far give them; deleted pages keep their place. */
export class PageOrder {
  readonly #keys: string[];
  readonly #deleted = new Set<string>();

  constructor(basePages: number) {
    this.#keys = Array.from({ length: basePages }, (_, index) => `p${index + 1}`);
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  get deleted(): ReadonlySet<string> {
    return this.#deleted;
  }

  /** @throws Failure `edit-not-possible` */
  insert(key: string, before: string | null): void {
    this.#keys.splice(this.#placeBefore(before), 0, key);
  }

  /** @throws Failure `edit-not-possible` */
  move(key: string, before: string | null): void {
    if (key !== before) {
      this.#keys.splice(this.#placeOf(key), 1);
      this.#keys.splice(this.#placeBefore(before), 0, key);
    }
  }

  /** @throws Failure `edit-not-possible` for a page that is gone, and for the last one. */
  delete(key: string): void {
    this.#placeOf(key);

    if (this.#deleted.size + 1 === this.#keys.length) {
      throw editNotPossible('last-page');
    }

    this.#deleted.add(key);
  }

  #placeBefore(before: string | null): number {
    return before === null ? this.#keys.length : this.#placeOf(before);
  }

  #placeOf(key: string): number {
    const at = this.#keys.indexOf(key);

    if (at === -1 || this.#deleted.has(key)) {
      throw editNotPossible('page-missing');
    }

    return at;
  }
}
