import { binaryToBytes, bytesToBinary } from '../bytes/binary.ts';
import { destinationsOf } from '../navigation/destinations.ts';
import {
  nameOf,
  OutputRef,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '../objects.ts';
import type { Source } from './source.ts';
import { contentOf, none, type TagIndex } from './tag-index.ts';
import type { Renamed, TagTree } from './tag-tree.ts';

/** Maximum marked-content identifier; real ones are small, and a huge one would create a huge array. */
const largestMarkedId = 100_000;

/**
 * Tags of a source that are copied in part: elements without kept content are dropped and their parents
 * rewritten.
 */
export class PartialTags {
  readonly source: Source;
  readonly #tree: TagTree;
  readonly #tags: TagIndex;
  readonly #kept = new Set<number>();

  constructor(source: Source, tree: TagTree) {
    this.source = source;
    this.#tree = tree;
    this.#tags = source.index.tags!;
  }

  assign(): void {
    const { source } = this;
    source.leavesTagsOut = true;

    for (const pageIndex of source.firstPlacement.keys()) {
      for (const element of this.#tags.elementsOf.get(pageIndex) ?? []) {
        for (let at = element; at !== none && !this.#kept.has(at); at = this.#tags.parentOf.get(at) ?? none) {
          this.#kept.add(at);
        }
      }
    }

    for (const number of this.#kept) {
      source.assign(number);
    }

    for (const [pageIndex, placement] of source.firstPlacement) {
      this.#assignKeys(pageIndex, placement.number);
    }
  }

  write(language: string | null): void {
    if (this.#kept.size === 0) {
      return;
    }

    const renamed = this.#tree.mergeNames(this.source, this.#ids());

    for (const number of this.#inOrder()) {
      const isTop = this.#tags.parentOf.get(number) === none;

      if (isTop) {
        this.#tree.top.push(new OutputRef(this.source.outputOf(number)!));
      }

      this.#writeElement(number, renamed, isTop ? language : null);
    }
  }

  *#ids(): Generator<string> {
    for (const number of this.#kept) {
      const element = this.source.document.read(number);
      const id = element instanceof PdfDict ? this.source.document.get(element, 'ID') : null;

      if (id instanceof PdfString) {
        yield bytesToBinary(id.bytes);
      }
    }
  }

  /**
   * Returns kept elements in document order; sorting the few of one page is faster than walking the whole
   * document.
   */
  #inOrder(): number[] {
    const { order } = this.#tags;

    return [...this.#kept].sort((one, other) => order.get(one)! - order.get(other)!);
  }

  #assignKeys(pageIndex: number, pageNumber: number): void {
    const { source } = this;
    // One array of elements for the page's own content and one for every form XObject with marked content.
    const arrays = new Map<number | null, PdfObject[]>();

    for (const { element, markedId, stream, object } of this.#tags.contents.get(pageIndex) ?? []) {
      const output = new OutputRef(source.outputOf(element)!);

      if (object !== null) {
        this.#assignObjectKey(object, output);
        continue;
      }

      if (markedId === null || markedId < 0 || markedId > largestMarkedId || !Number.isInteger(markedId)) {
        continue;
      }

      let array = arrays.get(stream);

      if (array === undefined) {
        array = [];
        arrays.set(stream, array);
      }

      while (array.length <= markedId) {
        array.push(null);
      }

      array[markedId] = output;
    }

    for (const [stream, array] of arrays) {
      const key = stream === null ? this.#tree.takeKeys(1) : this.#keyOfXObject(stream, 'StructParents');

      if (key === null) {
        continue;
      }

      if (stream === null) {
        source.structKeyOf.set(pageNumber, key);
      }

      this.#tree.addParent(key, array);
    }
  }

  #assignObjectKey(object: number, element: OutputRef): void {
    const { source } = this;
    const annotation = source.outputOf(object);

    if (annotation === undefined) {
      const key = this.#keyOfXObject(object, 'StructParent');

      if (key !== null) {
        this.#tree.addParent(key, element);
      }

      return;
    }

    if (source.structKeyOf.has(annotation)) {
      return;
    }

    const key = this.#tree.takeKeys(1);
    source.structKeyOf.set(annotation, key);
    this.#tree.addParent(key, element);
  }

  /** XObjects are copied without inspection, so their keys are mapped from the old values. */
  #keyOfXObject(number: number, entry: 'StructParents' | 'StructParent'): number | null {
    const { source } = this;
    const object = source.document.read(number);
    const old = object instanceof PdfStream ? source.document.get(object.dict, entry) : null;

    if (typeof old !== 'number') {
      return null;
    }

    let key = source.structKeys.get(old);

    if (key === undefined) {
      key = this.#tree.takeKeys(1);
      source.structKeys.set(old, key);
    }

    return key;
  }

  #writeElement(number: number, renamed: Renamed, language: string | null): void {
    const { source } = this;
    const { document } = source;
    const element = document.read(number);
    const output = source.outputOf(number)!;

    if (!(element instanceof PdfDict)) {
      return;
    }

    const moved = element.copy();
    const parent = source.outputOf(this.#tags.parentOf.get(number)!) ?? this.#tree.root;
    moved.set('P', new OutputRef(parent));
    this.#moveKids(number, moved);
    renameEntry(document.get(element, 'S'), renamed.roles, (name) => moved.set('S', nameOf(name)));
    renameEntry(document.get(element, 'C'), renamed.classes, (name) => moved.set('C', nameOf(name)));

    if (language !== null && !moved.has('Lang')) {
      moved.set('Lang', new PdfString(binaryToBytes(language)));
    }

    const id = document.get(element, 'ID');

    if (id instanceof PdfString) {
      const name = renamed.ids.get(bytesToBinary(id.bytes)) ?? bytesToBinary(id.bytes);
      moved.set('ID', new PdfString(binaryToBytes(name)));
      this.#tree.addId(name, new OutputRef(output));
    }

    if (renamed.ids.size > 0) {
      this.#moveHeaders(moved, renamed.ids);
    }

    source.write(output, moved);
  }

  #moveKids(number: number, moved: PdfDict): void {
    const { source } = this;
    const { document } = source;
    const destinations = destinationsOf(document);
    const pageIndexOf = (object: PdfObject) =>
      object instanceof PdfRef ? (destinations.pageIndexOf(object.number) ?? undefined) : undefined;
    const ownPage = this.#tags.pageOf.get(number) ?? none;
    const ownPlacement = source.firstPlacement.get(ownPage);

    if (ownPlacement === undefined) {
      moved.delete('Pg');
    } else {
      moved.set('Pg', new OutputRef(ownPlacement.number));
    }

    const value = moved.get('K');
    const kids: PdfObject[] = [];

    for (const kid of document.array(value) ?? (value === null ? [] : [value])) {
      if (kid instanceof PdfRef && this.#kept.has(kid.number)) {
        kids.push(new OutputRef(source.outputOf(kid.number)!));
        continue;
      }

      const content = contentOf(document, document.resolve(kid), number, ownPage, pageIndexOf);
      const placement = content === null ? undefined : source.firstPlacement.get(content.pageIndex);

      if (content === null || placement === undefined) {
        continue;
      }

      if (content.object !== null && source.known(content.object) === 0) {
        continue;
      }

      const part = document.dict(kid);
      kids.push(part === null ? kid : part.copy().set('Pg', new OutputRef(placement.number)));
    }

    if (kids.length === 0) {
      moved.delete('K');
    } else {
      moved.set('K', kids.length === 1 ? kids[0]! : kids);
    }
  }

  /** Updates the header IDs in table cells (14.8.5.7). */
  #moveHeaders(moved: PdfDict, ids: ReadonlyMap<string, string>): void {
    const { document } = this.source;
    const attributes = document.resolve(moved.get('A'));
    const change = (object: PdfObject): PdfObject => {
      const dict = document.resolve(object);
      const headers = dict instanceof PdfDict ? document.array(dict.get('Headers')) : null;

      if (!(dict instanceof PdfDict) || headers === null) {
        return object;
      }

      const changed = headers.map((header) => {
        const text = document.resolve(header);
        const name = text instanceof PdfString ? ids.get(bytesToBinary(text.bytes)) : undefined;

        return name === undefined ? header : new PdfString(binaryToBytes(name));
      });

      return dict.copy().set('Headers', changed);
    };

    if (Array.isArray(attributes)) {
      moved.set('A', attributes.map(change));
    } else if (attributes instanceof PdfDict) {
      moved.set('A', change(attributes));
    }
  }
}

function renameEntry(
  value: PdfObject,
  names: ReadonlyMap<string, string>,
  set: (name: string) => void,
): void {
  const name = value instanceof PdfName ? names.get(value.value) : undefined;

  if (name !== undefined) {
    set(name);
  }
}
