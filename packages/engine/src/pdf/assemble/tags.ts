import { destinationsOf } from '../destinations.ts';
import {
  binaryToBytes,
  bytesToBinary,
  dictOf,
  nameOf,
  OutputRef,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '../objects.ts';
import { writeNameTree, writeNumberTree } from '../trees.ts';
import { nodeWriter, unlike } from './named-destinations.ts';
import type { Assembly, Source } from './source.ts';
import { contentOf, none } from './tag-index.ts';

/** Marked-content identifiers are small; a huge one would only make a huge array. */
const largestMarkedId = 100_000;

/** How one source's names in the tag tree read in the new document. */
interface Renamed {
  readonly roles: ReadonlyMap<string, string>;
  readonly classes: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}

/** Carries the parts of the tag trees that belong to kept pages, and numbers their content anew (14.7). */
export class TagWriter {
  readonly #assembly: Assembly;
  readonly #kept = new Map<Source, Set<number>>();
  readonly #parents: [number, PdfObject][] = [];
  readonly #keysUsed = new Set<number>();
  readonly #ids = new Map<string, OutputRef>();
  readonly #roles = new Map<string, { source: Source; value: PdfObject }>();
  readonly #classes = new Map<string, { source: Source; value: PdfObject }>();
  readonly #namespaces: OutputRef[] = [];
  #nextKey = 0;
  #root = 0;

  constructor(assembly: Assembly) {
    this.#assembly = assembly;
  }

  /** Chooses the elements to keep and the structure keys of pages, annotations and XObjects. */
  assign(): void {
    for (const source of this.#assembly.sources) {
      const { tags } = source.index;
      if (tags === null) continue;

      const kept = new Set<number>();
      for (const pageIndex of source.firstPlacement.keys()) {
        for (const element of tags.elementsOf.get(pageIndex) ?? []) {
          for (let at = element; at !== none && !kept.has(at); at = tags.parentOf.get(at) ?? none)
            kept.add(at);
        }
      }
      if (kept.size === 0) continue;

      this.#kept.set(source, kept);
      for (const number of kept) source.assign(number);
      for (const [pageIndex, placement] of source.firstPlacement) {
        this.#assignKeys(source, pageIndex, placement.number);
      }
    }
    if (this.#kept.size > 0) this.#root = this.#assembly.writer.allocate();
  }

  /** Writes the kept elements and the root of the tree; null when nothing is tagged. */
  write(): OutputRef | null {
    if (this.#kept.size === 0) return null;

    const top: OutputRef[] = [];
    const language = languageOf([...this.#kept.keys()][0]!);
    for (const [source, kept] of this.#kept) {
      const renamed = this.#mergeNames(source);
      const own = languageOf(source);
      for (const number of orderOf(source, kept)) {
        const isTop = source.index.tags!.parentOf.get(number) === none;
        if (isTop) top.push(new OutputRef(source.outputOf(number)!));
        this.#writeElement(source, number, renamed, isTop && own !== language ? own : null);
      }
    }

    const root = dictOf({ Type: nameOf('StructTreeRoot'), K: top, ParentTreeNextKey: this.#nextKey });
    const nodes = nodeWriter(this.#assembly);
    root.set('ParentTree', writeNumberTree(nodes, this.#parents));
    if (this.#ids.size > 0) root.set('IDTree', writeNameTree(nodes, this.#ids));
    if (this.#roles.size > 0) root.set('RoleMap', this.#carried(this.#roles));
    if (this.#classes.size > 0) root.set('ClassMap', this.#carried(this.#classes));
    if (this.#namespaces.length > 0) root.set('Namespaces', this.#namespaces);
    this.#assembly.write(this.#root, root);
    return new OutputRef(this.#root);
  }

  #assignKeys(source: Source, pageIndex: number, pageNumber: number): void {
    // One array of elements for the page's own content and one for every form XObject with marked content.
    const arrays = new Map<number | null, PdfObject[]>();
    for (const { element, markedId, stream, object } of source.index.tags!.contents.get(pageIndex) ?? []) {
      const output = new OutputRef(source.outputOf(element)!);
      if (object !== null) {
        this.#assignObjectKey(source, object, output);
        continue;
      }
      if (markedId === null || markedId < 0 || markedId > largestMarkedId || !Number.isInteger(markedId))
        continue;

      let array = arrays.get(stream);
      if (array === undefined) {
        array = [];
        arrays.set(stream, array);
      }
      while (array.length <= markedId) array.push(null);
      array[markedId] = output;
    }

    for (const [stream, array] of arrays) {
      const key = stream === null ? this.#nextKey++ : this.#keyOfXObject(source, stream, 'StructParents');
      if (key === null) continue;
      if (stream === null) source.structKeyOf.set(pageNumber, key);
      this.#addParents(key, array);
    }
  }

  #assignObjectKey(source: Source, object: number, element: OutputRef): void {
    const annotation = source.outputOf(object);
    if (annotation === undefined) {
      const key = this.#keyOfXObject(source, object, 'StructParent');
      if (key !== null) this.#addParents(key, element);
      return;
    }
    if (source.structKeyOf.has(annotation)) return;
    source.structKeyOf.set(annotation, this.#nextKey);
    this.#addParents(this.#nextKey++, element);
  }

  /** XObjects are copied without being looked at, so their keys are translated by their old values. */
  #keyOfXObject(source: Source, number: number, entry: 'StructParents' | 'StructParent'): number | null {
    const object = source.document.read(number);
    const old = object instanceof PdfStream ? source.document.get(object.dict, entry) : null;
    if (typeof old !== 'number') return null;

    let key = source.structKeys.get(old);
    if (key === undefined) {
      key = this.#nextKey++;
      source.structKeys.set(old, key);
    }
    return key;
  }

  #addParents(key: number, value: PdfObject): void {
    if (this.#keysUsed.has(key)) return;
    this.#keysUsed.add(key);
    this.#parents.push([key, value]);
  }

  #writeElement(source: Source, number: number, renamed: Renamed, language: string | null): void {
    const { document } = source;
    const tags = source.index.tags!;
    const element = document.read(number);
    const output = source.outputOf(number)!;
    if (!(element instanceof PdfDict)) return;

    const moved = element.copy();
    const parent = source.outputOf(tags.parentOf.get(number)!) ?? this.#root;
    moved.set('P', new OutputRef(parent));
    this.#moveKids(source, number, moved);
    renameEntry(document.get(element, 'S'), renamed.roles, (name) => moved.set('S', nameOf(name)));
    renameEntry(document.get(element, 'C'), renamed.classes, (name) => moved.set('C', nameOf(name)));
    if (language !== null && !moved.has('Lang')) {
      moved.set('Lang', new PdfString(binaryToBytes(language)));
    }

    const id = document.get(element, 'ID');
    if (id instanceof PdfString) {
      const name = renamed.ids.get(bytesToBinary(id.bytes)) ?? bytesToBinary(id.bytes);
      moved.set('ID', new PdfString(binaryToBytes(name)));
      this.#ids.set(name, new OutputRef(output));
    }
    if (renamed.ids.size > 0) this.#moveHeaders(source, moved, renamed.ids);
    source.write(output, moved);
  }

  #moveKids(source: Source, number: number, moved: PdfDict): void {
    const { document } = source;
    const kept = this.#kept.get(source)!;
    const destinations = destinationsOf(document);
    const pageIndexOf = (object: PdfObject) =>
      object instanceof PdfRef ? (destinations.pageIndexOf(object.number) ?? undefined) : undefined;
    const ownPage = source.index.tags!.pageOf.get(number) ?? none;
    const ownPlacement = source.firstPlacement.get(ownPage);
    if (ownPlacement === undefined) moved.delete('Pg');
    else moved.set('Pg', new OutputRef(ownPlacement.number));

    const value = moved.get('K');
    const kids: PdfObject[] = [];
    for (const kid of document.array(value) ?? (value === null ? [] : [value])) {
      if (kid instanceof PdfRef && kept.has(kid.number)) {
        kids.push(new OutputRef(source.outputOf(kid.number)!));
        continue;
      }
      const content = contentOf(document, document.resolve(kid), number, ownPage, pageIndexOf);
      const placement = content === null ? undefined : source.firstPlacement.get(content.pageIndex);
      if (content === null || placement === undefined) continue;
      if (content.object !== null && source.known(content.object) === 0) continue;

      const part = document.dict(kid);
      kids.push(part === null ? kid : part.copy().set('Pg', new OutputRef(placement.number)));
    }
    if (kids.length === 0) moved.delete('K');
    else moved.set('K', kids.length === 1 ? kids[0]! : kids);
  }

  /** Table cells name their headers by ID (14.8.5.7). */
  #moveHeaders(source: Source, moved: PdfDict, ids: ReadonlyMap<string, string>): void {
    const { document } = source;
    const attributes = document.resolve(moved.get('A'));
    const change = (object: PdfObject): PdfObject => {
      const dict = document.resolve(object);
      const headers = dict instanceof PdfDict ? document.array(dict.get('Headers')) : null;
      if (!(dict instanceof PdfDict) || headers === null) return object;
      const changed = headers.map((header) => {
        const text = document.resolve(header);
        const name = text instanceof PdfString ? ids.get(bytesToBinary(text.bytes)) : undefined;
        return name === undefined ? header : new PdfString(binaryToBytes(name));
      });
      return dict.copy().set('Headers', changed);
    };
    if (Array.isArray(attributes)) moved.set('A', attributes.map(change));
    else if (attributes instanceof PdfDict) moved.set('A', change(attributes));
  }

  /** Joins role map, class map and namespaces of a source; names that mean something else get new ones. */
  #mergeNames(source: Source): Renamed {
    const { document } = source;
    const { root } = source.index.tags!;
    const roles = mergeInto(this.#roles, source, document.dict(root.get('RoleMap')));
    const classes = mergeInto(this.#classes, source, document.dict(root.get('ClassMap')));
    for (const namespace of document.array(root.get('Namespaces')) ?? []) {
      const carried = source.carry(namespace);
      if (carried !== null && !this.#namespaces.some(({ number }) => number === carried.number)) {
        this.#namespaces.push(carried);
      }
    }

    const ids = new Map<string, string>();
    if (this.#ids.size > 0) {
      const taken = new Set(this.#ids.keys());
      for (const number of this.#kept.get(source)!) {
        const element = document.read(number);
        const id = element instanceof PdfDict ? document.get(element, 'ID') : null;
        if (!(id instanceof PdfString)) continue;
        const old = bytesToBinary(id.bytes);
        if (taken.has(old)) ids.set(old, unlike(old, taken));
      }
    }
    return { roles, classes, ids };
  }

  #carried(entries: ReadonlyMap<string, { source: Source; value: PdfObject }>): PdfDict {
    const dict = new PdfDict();
    for (const [name, { source, value }] of entries) {
      dict.set(name, value instanceof PdfName ? value : source.carry(value));
    }
    return dict;
  }
}

function renameEntry(
  value: PdfObject,
  names: ReadonlyMap<string, string>,
  set: (name: string) => void,
): void {
  const name = value instanceof PdfName ? names.get(value.value) : undefined;
  if (name !== undefined) set(name);
}

function mergeInto(
  merged: Map<string, { source: Source; value: PdfObject }>,
  source: Source,
  dict: PdfDict | null,
): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [name, value] of dict?.entries ?? []) {
    const there = merged.get(name);
    if (there === undefined) merged.set(name, { source, value });
    else if (there.value !== value && !isSameObject(source, there, value)) {
      const free = unlike(name, new Set(merged.keys()));
      merged.set(free, { source, value });
      renamed.set(name, free);
    }
  }
  return renamed;
}

/** Whether both are the same object of a document that is used twice. */
function isSameObject(
  source: Source,
  there: { source: Source; value: PdfObject },
  value: PdfObject,
): boolean {
  return (
    there.source.shared === source.shared &&
    there.value instanceof PdfRef &&
    value instanceof PdfRef &&
    there.value.number === value.number
  );
}

/** Kept elements in document order; sorting the few of a single page beats walking all of the document. */
function orderOf(source: Source, kept: ReadonlySet<number>): number[] {
  const { order } = source.index.tags!;
  return [...kept].sort((one, other) => order.get(one)! - order.get(other)!);
}

function languageOf(source: Source): string | null {
  const language = source.document.get(source.document.catalog, 'Lang');
  return language instanceof PdfString ? bytesToBinary(language.bytes) : null;
}
