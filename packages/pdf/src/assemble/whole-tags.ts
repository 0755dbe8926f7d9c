import { binaryToBytes } from '../bytes/binary.ts';
import { OutputRef, PdfDict, type PdfObject, PdfRef, PdfString } from '../objects.ts';
import { readNumberTree } from '../trees.ts';
import type { Source } from './source.ts';
import { idsOf, type TagTree, tagRootOf } from './tag-tree.ts';

/**
 * Tags of a source with all pages kept. The elements are copied unchanged, like any referenced object; only
 * the keys of the parent tree are offset by the number already in use.
 */
export class WholeTags {
  readonly source: Source;
  readonly #tree: TagTree;
  readonly #parents: readonly [number, PdfObject][];

  constructor(source: Source, tree: TagTree) {
    this.source = source;
    this.#tree = tree;
    this.#parents = readNumberTree(source.document, tagRootOf(source)!.get('ParentTree')).filter(
      ([key]) => key >= 0,
    );
  }

  assign(): void {
    const { source } = this;
    const root = source.document.catalog.get('StructTreeRoot');

    if (root instanceof PdfRef) {
      source.objects[0]!.set(root.number, this.#tree.root);
    }

    // Top-level elements are written separately because they may need a /Lang entry.
    for (const kid of this.#top()) {
      if (kid instanceof PdfRef && source.outputOf(kid.number) === undefined) {
        source.assign(kid.number);
      }
    }

    source.keepsTags = true;
    const first = this.#tree.takeKeys((this.#parents.at(-1)?.[0] ?? -1) + 1);

    for (const [key] of this.#parents) {
      source.structKeys.set(key, first + key);
    }

    this.#tree.mergeNames(source, []);

    for (const id of idsOf(source).keys()) {
      this.#tree.reserveId(id);
    }
  }

  write(language: string | null): void {
    const { source } = this;

    for (const kid of this.#top()) {
      const element = source.document.dict(kid);

      if (element === null) {
        continue;
      }

      const copy = element.copy();

      if (language !== null && !copy.has('Lang')) {
        copy.set('Lang', new PdfString(binaryToBytes(language)));
      }

      const output = kid instanceof PdfRef ? source.outputOf(kid.number) : undefined;

      if (output === undefined) {
        this.#tree.top.push(source.carry(copy)!);
        continue;
      }

      source.write(output, copy);
      this.#tree.top.push(new OutputRef(output));
    }

    for (const [key, value] of this.#parents) {
      this.#tree.addParent(source.structKeys.get(key)!, this.#moved(value));
    }

    for (const [id, element] of idsOf(source)) {
      const ref = element instanceof PdfRef ? source.carry(element) : null;

      if (ref !== null) {
        this.#tree.addId(id, ref);
      }
    }
  }

  #top(): PdfObject[] {
    const kids = tagRootOf(this.source)!.get('K');

    return this.source.document.array(kids) ?? (kids === null ? [] : [kids]);
  }

  #moved(value: PdfObject): PdfObject {
    if (value instanceof PdfRef) {
      return this.source.carry(value);
    }

    if (Array.isArray(value)) {
      return value.map((item) => this.#moved(item));
    }

    // Only an indirect element can be referenced here.
    return value instanceof PdfDict ? null : value;
  }
}
