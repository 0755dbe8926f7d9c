import { bytesToBinary } from '../bytes/binary.ts';
import {
  dictOf,
  isSameName,
  nameOf,
  OutputRef,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfString,
} from '../objects.ts';
import { readNameTree, writeNameTree, writeNumberTree } from '../trees.ts';
import { nodeWriter, unlike } from './named-destinations.ts';
import type { Assembly, Source } from './source.ts';

/** Entry of a role or class map, with its source. */
export interface OwnedEntry {
  readonly source: Source;
  readonly value: PdfObject;
}

/** New names of a source's roles, classes and IDs in the tag tree. */
export interface Renamed {
  readonly roles: ReadonlyMap<string, string>;
  readonly classes: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}

/** Tag tree of the new document, built source by source. */
export class TagTree {
  /** Output number of the root, which is the parent of the top-level elements. */
  readonly root: number;
  readonly top: OutputRef[] = [];
  readonly #assembly: Assembly;
  readonly #parents: [number, PdfObject][] = [];
  readonly #keysUsed = new Set<number>();
  readonly #ids = new Map<string, OutputRef>();
  readonly #idsTaken = new Set<string>();
  readonly #roles = new Map<string, OwnedEntry>();
  readonly #classes = new Map<string, OwnedEntry>();
  readonly #namespaces: OutputRef[] = [];
  #nextKey = 0;

  constructor(assembly: Assembly) {
    this.#assembly = assembly;
    this.root = assembly.writer.allocate();
  }

  /** Reserves `count` keys of the parent tree and returns the first. */
  takeKeys(count: number): number {
    this.#nextKey += count;

    return this.#nextKey - count;
  }

  addParent(key: number, value: PdfObject): void {
    if (this.#keysUsed.has(key)) {
      return;
    }

    this.#keysUsed.add(key);
    this.#parents.push([key, value]);
  }

  /** Reserves an ID for a source that will add it later, unchanged. */
  reserveId(id: string): void {
    this.#idsTaken.add(id);
  }

  addId(id: string, element: OutputRef): void {
    this.#idsTaken.add(id);
    this.#ids.set(id, element);
  }

  /** Merges the role map, class map and namespaces of a source; conflicting names get new ones. */
  mergeNames(source: Source, ids: Iterable<string>): Renamed {
    const { document } = source;
    const root = tagRootOf(source)!;

    for (const namespace of document.array(root.get('Namespaces')) ?? []) {
      const carried = source.carry(namespace);

      if (carried !== null && !this.#namespaces.some(({ number }) => number === carried.number)) {
        this.#namespaces.push(carried);
      }
    }

    const renamedIds = new Map<string, string>();

    for (const id of ids) {
      if (this.#idsTaken.has(id)) {
        renamedIds.set(id, unlike(id, this.#idsTaken));
      }
    }

    return {
      roles: mergeInto(this.#roles, source, document.dict(root.get('RoleMap'))),
      classes: mergeInto(this.#classes, source, document.dict(root.get('ClassMap'))),
      ids: renamedIds,
    };
  }

  /** True when some name of the source would have to change. */
  wouldRename(source: Source): boolean {
    const { document } = source;
    const root = tagRootOf(source)!;

    return (
      clashes(this.#roles, source, document.dict(root.get('RoleMap'))) ||
      clashes(this.#classes, source, document.dict(root.get('ClassMap'))) ||
      (this.#idsTaken.size > 0 && [...idsOf(source).keys()].some((id) => this.#idsTaken.has(id)))
    );
  }

  write(): OutputRef {
    const root = dictOf({ Type: nameOf('StructTreeRoot'), K: this.top, ParentTreeNextKey: this.#nextKey });
    const nodes = nodeWriter(this.#assembly);
    root.set('ParentTree', writeNumberTree(nodes, this.#parents));

    if (this.#ids.size > 0) {
      root.set('IDTree', writeNameTree(nodes, this.#ids));
    }

    if (this.#roles.size > 0) {
      root.set('RoleMap', carried(this.#roles));
    }

    if (this.#classes.size > 0) {
      root.set('ClassMap', carried(this.#classes));
    }

    if (this.#namespaces.length > 0) {
      root.set('Namespaces', this.#namespaces);
    }

    this.#assembly.write(this.root, root);

    return new OutputRef(this.root);
  }
}

export function tagRootOf({ document }: Source): PdfDict | null {
  return document.dict(document.catalog.get('StructTreeRoot'));
}

/** Elements in the source's ID tree. */
export function idsOf(source: Source): Map<string, PdfObject> {
  return readNameTree(source.document, tagRootOf(source)?.get('IDTree') ?? null);
}

export function languageOf({ document }: Source): string | null {
  const language = document.get(document.catalog, 'Lang');

  return language instanceof PdfString ? bytesToBinary(language.bytes) : null;
}

function mergeInto(
  merged: Map<string, OwnedEntry>,
  source: Source,
  dict: PdfDict | null,
): Map<string, string> {
  const renamed = new Map<string, string>();

  for (const [name, value] of dict?.entries ?? []) {
    const there = merged.get(name);

    if (there === undefined) {
      merged.set(name, { source, value });
    } else if (!isSame(there, source, value)) {
      const free = unlike(name, merged);
      merged.set(free, { source, value });
      renamed.set(name, free);
    }
  }

  return renamed;
}

function clashes(merged: ReadonlyMap<string, OwnedEntry>, source: Source, dict: PdfDict | null): boolean {
  for (const [name, value] of dict?.entries ?? []) {
    const there = merged.get(name);

    if (there !== undefined && !isSame(there, source, value)) {
      return true;
    }
  }

  return false;
}

/** True when both values are equal names, or the same object of a document that is used twice. */
function isSame(there: OwnedEntry, source: Source, value: PdfObject): boolean {
  if (there.value === value || isSameName(there.value, value)) {
    return true;
  }

  return (
    there.source.shared === source.shared &&
    there.value instanceof PdfRef &&
    value instanceof PdfRef &&
    there.value.number === value.number
  );
}

function carried(entries: ReadonlyMap<string, OwnedEntry>): PdfDict {
  const dict = new PdfDict();

  for (const [name, { source, value }] of entries) {
    dict.set(name, value instanceof PdfName ? value : source.carry(value));
  }

  return dict;
}
