import type { OutputRef } from '../objects.ts';
import { PartialTags } from './partial-tags.ts';
import type { Assembly, Source } from './source.ts';
import { languageOf, TagTree, tagRootOf } from './tag-tree.ts';
import { WholeTags } from './whole-tags.ts';

/** Carries over the parts of the sources' tag trees that belong to kept pages (14.7). */
export class TagWriter {
  readonly #assembly: Assembly;
  #tree: TagTree | null = null;
  readonly #parts: (WholeTags | PartialTags)[] = [];

  constructor(assembly: Assembly) {
    this.#assembly = assembly;
  }

  /** Chooses the elements to keep and the structure keys of pages, annotations and XObjects. */
  assign(): void {
    const sources = this.#assembly.sources.filter(
      (source) => source.placements.length > 0 && tagRootOf(source) !== null,
    );
    const whole = new Set<Source['shared']>();

    for (const source of sources) {
      this.#tree ??= new TagTree(this.#assembly);
      // A second use of a document needs its own elements, which refer to its own pages.
      const isWhole = source.keepsAllPages && !whole.has(source.shared) && !this.#tree.wouldRename(source);
      const part = isWhole ? new WholeTags(source, this.#tree) : new PartialTags(source, this.#tree);

      if (isWhole) {
        whole.add(source.shared);
      }

      part.assign();
      this.#parts.push(part);
    }
  }

  /** Writes the kept elements and the root of the tree; null when nothing is tagged. */
  write(): OutputRef | null {
    if (this.#tree === null) {
      return null;
    }

    const [first] = this.#parts;
    const language = first === undefined ? null : languageOf(first.source);

    for (const part of this.#parts) {
      const own = languageOf(part.source);
      part.write(own === language ? null : own);
    }

    return this.#tree.top.length === 0 ? null : this.#tree.write();
  }
}
