/** Ids for the whole book: unique across chapters, so that each can be a link target. */
export class BookIds {
  readonly #taken = new Set<string>();
  readonly #byChapter = new Map<string, Map<string, string>>();
  #count = 0;

  /** Id an element is written with. `keep` is set when a style refers to it. */
  assign(chapterPath: string, id: string, keep: boolean): string {
    const own = this.#idsOf(chapterPath);
    const known = own.get(id);

    if (known !== undefined) {
      return known;
    }

    if (keep && this.#taken.has(id)) {
      // Links to it lead to the beginning of its chapter.
      return id;
    }

    const final = keep || (isPlain(id) && !this.#taken.has(id)) ? id : this.fresh();
    this.#taken.add(final);
    own.set(id, final);

    return final;
  }

  /** An id that no element of the book has. */
  fresh(): string {
    do {
      this.#count += 1;
    } while (this.#taken.has(`place-${this.#count}`));

    this.#taken.add(`place-${this.#count}`);

    return `place-${this.#count}`;
  }

  /** Final id for an id of a chapter; null when no element there has it, or it cannot be a link target. */
  find(chapterPath: string, id: string): string | null {
    const final = this.#byChapter.get(chapterPath)?.get(id);

    return final !== undefined && isPlain(final) ? final : null;
  }

  #idsOf(chapterPath: string): Map<string, string> {
    let own = this.#byChapter.get(chapterPath);

    if (own === undefined) {
      own = new Map();
      this.#byChapter.set(chapterPath, own);
    }

    return own;
  }
}

/** True for ids that need no escaping in an address, a PDF name or markup. */
function isPlain(id: string): boolean {
  return /^[A-Za-z_][\w.-]*$/.test(id);
}
