import type { Operation } from '@octavo/contract/edits/edit-list';
import type { DocumentFields } from '@octavo/engine-browser/editing/protocol';
import type { AnnotationView, EditingDocument, GraphicView, TextUnit, TextWord } from './editing-document.ts';
import type { Size } from './geometry.ts';
import { indexOfPage } from './page-keys.ts';

export const noFields: DocumentFields = { fields: [], isXfaOnly: false };

/** Content of the pages of a document that users work on, each page read once, when it is first needed. */
export class DocumentContents {
  readonly #document: EditingDocument;
  readonly #annotations = new Map<number, readonly AnnotationView[]>();
  readonly #words = new Map<number, readonly TextWord[]>();
  readonly #graphics = new Map<number, readonly GraphicView[]>();
  #fields: DocumentFields | undefined;
  readonly #units = new Map<number, readonly TextUnit[]>();
  readonly #annotationsAfter = new Map<string, readonly AnnotationView[]>();
  readonly #graphicsAfter = new Map<string, readonly GraphicView[]>();
  readonly #unitsAfter = new Map<string, readonly TextUnit[]>();
  readonly #wordsAfter = new Map<string, readonly TextWord[]>();
  #assetSizes: ReadonlyMap<string, readonly Size[]> = new Map();
  readonly #requested = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(document: EditingDocument) {
    this.#document = document;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  /** Annotations of a page; undefined until they are read, which this call begins. */
  annotations(page: number): readonly AnnotationView[] | undefined {
    this.#request(`annotations ${page}`, this.#annotations, page, () => this.#document.annotations(page));

    return this.#annotations.get(page);
  }

  /** Words of a page; undefined until they are read, which this call begins. */
  words(page: number): readonly TextWord[] | undefined {
    this.#request(`words ${page}`, this.#words, page, () => this.#document.text(page));

    return this.#words.get(page);
  }

  /** Pictures and drawings of a page; undefined until they are read, which this call begins. */
  graphics(page: number): readonly GraphicView[] | undefined {
    this.#request(`graphics ${page}`, this.#graphics, page, () => this.#document.graphics(page));

    return this.#graphics.get(page);
  }

  /** Annotations of a page after operations on it. */
  annotationsAfter(page: string, operations: readonly Operation[]): readonly AnnotationView[] | undefined {
    const key = `${page} ${JSON.stringify(operations)}`;
    this.#request(`annotations after ${key}`, this.#annotationsAfter, key, () =>
      this.#document.annotationsAfter(page, operations),
    );

    return this.#annotationsAfter.get(key);
  }

  /** Pictures and drawings of a page after operations that leave its content as it is. */
  graphicsAfter(page: string, operations: readonly Operation[]): readonly GraphicView[] | undefined {
    const key = `${page} ${JSON.stringify(operations)}`;
    this.#request(`graphics after ${key}`, this.#graphicsAfter, key, () =>
      this.#document.graphicsAfter(page, operations),
    );

    return this.#graphicsAfter.get(key);
  }

  /** Texts of a page after operations that leave its content as it is. */
  textUnitsAfter(page: string, operations: readonly Operation[]): readonly TextUnit[] | undefined {
    const key = `${page} ${JSON.stringify(operations)}`;
    this.#request(`texts after ${key}`, this.#unitsAfter, key, () =>
      this.#document.textUnitsAfter(page, operations),
    );

    return this.#unitsAfter.get(key);
  }

  wordsAfter(page: string, operations: readonly Operation[]): readonly TextWord[] | undefined {
    const key = `${page} ${JSON.stringify(operations)}`;
    this.#request(`words after ${key}`, this.#wordsAfter, key, () =>
      this.#document.textAfter(page, operations),
    );

    return this.#wordsAfter.get(key);
  }

  /** Sizes of the pages of a file that operations name. */
  assetSizes(name: string): readonly Size[] | undefined {
    if (!this.#requested.has(`sizes ${name}`)) {
      this.#requested.add(`sizes ${name}`);
      // A file that can't be read has no pages that could be added.
      void this.#document
        .assetPages(name)
        .catch(() => [])
        .then((sizes) => {
          this.#assetSizes = new Map([...this.#assetSizes, [name, sizes]]);
          this.#listeners.forEach((listener) => listener());
        });
    }

    return this.#assetSizes.get(name);
  }

  /** Sizes that are known, by the names of files; another map after every new one. */
  readonly sizesOfAssets = (): ReadonlyMap<string, readonly Size[]> => this.#assetSizes;

  /** Fields of the document; undefined until they are read, which this call begins. */
  fields(): DocumentFields | undefined {
    if (!this.#requested.has('fields')) {
      this.#requested.add('fields');
      // A form that can't be read is shown as its pages draw it.
      void this.#document
        .fields()
        .catch(() => noFields)
        .then((fields) => {
          this.#fields = fields;
          this.#listeners.forEach((listener) => listener());
        });
    }

    return this.#fields;
  }

  /** Texts of a page that can be edited; undefined until they are read, which this call begins. */
  textUnits(page: number): readonly TextUnit[] | undefined {
    this.#request(`texts ${page}`, this.#units, page, () => this.#document.textUnits(page));

    return this.#units.get(page);
  }

  /** Texts of a page that can be edited, as it is shown after some operations, once they are read. */
  async readTextUnits(page: string, checkpoint: readonly Operation[]): Promise<readonly TextUnit[]> {
    const index = indexOfPage(page);
    const key = `${page} ${JSON.stringify(checkpoint)}`;
    const isBase = checkpoint.length === 0;
    const known = isBase ? this.#units.get(index) : this.#unitsAfter.get(key);

    if (known !== undefined) {
      return known;
    }

    if (isBase) {
      const units = await this.#document.textUnits(index);
      this.#requested.add(`texts ${index}`);
      this.#keep(this.#units, index, units);

      return units;
    }

    const units = await this.#document.textUnitsAfter(page, checkpoint);
    this.#requested.add(`texts after ${key}`);
    this.#keep(this.#unitsAfter, key, units);

    return units;
  }

  /** Reads the annotations of all pages, one page after another. */
  async readAll(signal: AbortSignal): Promise<void> {
    for (let page = 0; page < this.#document.description.pages.length && !signal.aborted; page += 1) {
      if (!this.#annotations.has(page)) {
        this.#requested.add(`annotations ${page}`);
        this.#keep(this.#annotations, page, await this.#document.annotations(page).catch(() => []));
      }
    }
  }

  #request<Content, Key extends number | string>(
    name: string,
    kept: Map<Key, readonly Content[]>,
    page: Key,
    read: () => Promise<readonly Content[]>,
  ): void {
    // Pages that are not of the file have no index.
    if (page !== -1 && !this.#requested.has(name)) {
      this.#requested.add(name);
      // A page that can't be read is drawn as far as it can be; it has no objects and no words.
      void read()
        .catch(() => [])
        .then((contents) => this.#keep(kept, page, contents));
    }
  }

  #keep<Content, Key>(kept: Map<Key, readonly Content[]>, page: Key, contents: readonly Content[]): void {
    kept.set(page, contents);
    this.#listeners.forEach((listener) => listener());
  }
}
