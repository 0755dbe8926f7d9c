import { binaryToBytes, bytesToBinary } from '@octavo/pdf/bytes/binary';
import { changeCatalog } from '@octavo/pdf/edit/change-catalog';
import { nameOf, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import { decodeText, encodeText } from '@octavo/pdf/syntax/text-string';
import { readNameTree, writeNameTree } from '@octavo/pdf/trees';
import { blank, type SecretSearch } from '../secret-search.ts';

/** Names of destinations that hold a secret, with the names that they get; whatever leads to them goes on to do so. */
export class RenamedDestinations {
  /** Names of the name tree and of the dictionary of PDF 1.1, one character for each byte. */
  readonly #strings: ReadonlyMap<string, string>;
  readonly #names: ReadonlyMap<string, string>;

  private constructor(strings: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>) {
    this.#strings = strings;
    this.#names = names;
  }

  static of({ document }: ObjectReplacements, search: SecretSearch): RenamedDestinations {
    const tree = document.dict(document.catalog.get('Names'))?.get('Dests') ?? null;
    const dict = document.dict(document.catalog.get('Dests'));

    return new RenamedDestinations(
      renames(readNameTree(document, tree).keys(), search),
      renames(dict?.entries.keys() ?? [], search),
    );
  }

  get count(): number {
    return this.#strings.size + this.#names.size;
  }

  /** New name of a destination; null for one that keeps its name, and for other objects. */
  renamed(object: PdfObject): PdfObject {
    if (object instanceof PdfString) {
      const name = this.#strings.get(bytesToBinary(object.bytes));

      return name === undefined ? null : new PdfString(binaryToBytes(name));
    }

    const name = object instanceof PdfName ? this.#names.get(object.value) : undefined;

    return name === undefined ? null : nameOf(name);
  }

  /** Writes the lists of destinations by their new names, in their order. */
  write(changes: ObjectReplacements): void {
    const { document } = changes;
    const catalog = changes.dict(document.trailer.get('Root')) ?? document.catalog;

    if (this.#strings.size > 0) {
      const names = changes.dict(catalog.get('Names')) ?? new PdfDict();
      const entries = [
        ...readNameTree(document, document.dict(document.catalog.get('Names'))?.get('Dests') ?? null),
      ].map(([name, target]) => [this.#strings.get(name) ?? name, target] as const);
      const writer = {
        allocate: () => changes.reserve().number,
        write: (number: number, object: PdfObject) => changes.set(new PdfRef(number), object),
      };
      const tree = new PdfRef(writeNameTree(writer, entries).number);
      changeCatalog(changes, (changed) => changed.set('Names', names.copy().set('Dests', tree)));
    }

    if (this.#names.size > 0) {
      const dests = changes.dict(catalog.get('Dests')) ?? new PdfDict();
      const entries = [...dests.entries].map(
        ([name, target]) => [this.#names.get(name) ?? name, target] as const,
      );
      changeCatalog(changes, (changed) => changed.set('Dests', new PdfDict(entries)));
    }
  }
}

function renames(names: Iterable<string>, search: SecretSearch): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();

  for (const name of names) {
    if (search.isIn(decodeText(binaryToBytes(name)))) {
      renamed.set(name, bytesToBinary(encodeText(`${blank} ${renamed.size + 1}`).bytes));
    }
  }

  return renamed;
}
