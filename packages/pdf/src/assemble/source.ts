import type { PdfDocument } from '../document.ts';
import { OutputRef, type PdfObject, PdfRef } from '../objects.ts';
import type { FileWriter } from '../write/file-writer.ts';
import { Transfer } from '../write/transfer.ts';
import { type DocumentIndex, indexOf } from './document-index.ts';
import type { AssemblyNote } from './plan.ts';

/**
 * Document whose unbound objects (fonts, images, forms) are carried over once, even when it is several
 * sources.
 */
export class SharedDocument {
  readonly document: PdfDocument;
  readonly transfer: Transfer;
  /** Source whose objects are being written. */
  current: Source | null = null;

  constructor(document: PdfDocument, writer: FileWriter) {
    this.document = document;
    this.transfer = new Transfer(document, writer, {
      known: (number) => this.current?.known(number),
      structKeyOf: (key) => this.current?.structKeys.get(key) ?? null,
    });
  }
}

/** One use of a page in the new document. */
export interface PageUse {
  readonly outputIndex: number;
  readonly number: number;
  readonly pageIndex: number;
  readonly turn: number;
  /** 0 for the first use of this page by this source, 1 for the second and so on. */
  readonly occurrence: number;
}

/** One document of the plan, and the new object numbers of its bound objects. */
export class Source {
  readonly document: PdfDocument;
  readonly index: DocumentIndex;
  readonly title: string;
  readonly shared: SharedDocument;
  readonly placements: PageUse[] = [];
  /** First placement of each kept page. */
  readonly firstPlacement = new Map<number, PageUse>();
  /**
   * Output numbers of bound objects, by occurrence; objects missing in a later occurrence are looked up in
   * the first.
   */
  readonly objects: Map<number, number>[] = [new Map()];
  /** Names of destinations in the new document, keyed by their source key. */
  readonly destinationNames = new Map<string, string>();
  /**
   * New structure keys, keyed by the old ones, of form and image XObjects, which are copied without
   * inspection.
   */
  readonly structKeys = new Map<number, number>();
  /** True when all tags are kept, so that `structKeys` applies to pages and annotations too. */
  keepsTags = false;
  /** True when references to elements without an output number are dropped. */
  leavesTagsOut = false;
  /**
   * Output numbers of pages, and of annotations already written by a page, which are not written again as
   * fields.
   */
  readonly written = new Set<number>();
  /** Structure keys of pages and annotations, keyed by their number in the new document. */
  readonly structKeyOf = new Map<number, number>();

  readonly #writer: FileWriter;
  readonly #uses = new Map<number, number>();
  readonly #leftOut = new Map<readonly number[], boolean>();
  #occurrence = 0;

  constructor(shared: SharedDocument, title: string, writer: FileWriter) {
    this.document = shared.document;
    this.index = indexOf(shared.document);
    this.title = title;
    this.shared = shared;
    this.#writer = writer;
  }

  get keepsAllPages(): boolean {
    return this.firstPlacement.size === this.document.pageCount;
  }

  /** True when any of these pages is left out; cached because callers pass the same lists repeatedly. */
  leavesOut(pageIndexes: readonly number[]): boolean {
    let answer = this.#leftOut.get(pageIndexes);

    if (answer === undefined) {
      answer = pageIndexes.some((pageIndex) => !this.isKept(pageIndex));
      this.#leftOut.set(pageIndexes, answer);
    }

    return answer;
  }

  get occurrences(): number {
    return this.objects.length;
  }

  /** Counts a use of a page and returns the number of earlier uses. */
  countUse(pageIndex: number): number {
    const before = this.#uses.get(pageIndex) ?? 0;
    this.#uses.set(pageIndex, before + 1);

    return before;
  }

  isKept(pageIndex: number): boolean {
    return this.firstPlacement.has(pageIndex);
  }

  /** Assigns a bound object its number in the new document. */
  assign(number: number, occurrence = 0): number {
    while (this.objects.length <= occurrence) {
      this.objects.push(new Map());
    }

    const output = this.#writer.allocate();
    this.objects[occurrence]!.set(number, output);

    return output;
  }

  outputOf(number: number, occurrence = 0): number | undefined {
    return this.objects[occurrence]?.get(number);
  }

  known(number: number): number | undefined {
    const later = this.#occurrence === 0 ? undefined : this.objects[this.#occurrence]?.get(number);
    const assigned = later ?? this.objects[0]!.get(number);

    if (assigned !== undefined) {
      return assigned;
    }

    if (this.leavesTagsOut && this.index.tags?.order.has(number) === true) {
      return 0;
    }

    return this.index.isBound(number) ? 0 : undefined;
  }

  /** The structure key of a page or annotation in the new document, given its entry in the source. */
  structKeyFor(output: number, entry: PdfObject): number | null {
    if (!this.keepsTags) {
      return this.structKeyOf.get(output) ?? null;
    }

    const key = this.document.resolve(entry);

    return (typeof key === 'number' ? this.structKeys.get(key) : null) ?? null;
  }

  /** Writes an object with references of this document, and all objects these references reach. */
  write(output: number, object: PdfObject, occurrence = 0): void {
    this.shared.current = this;
    this.#occurrence = occurrence;
    this.shared.transfer.write(output, object);
    this.#occurrence = 0;
    this.shared.transfer.drain();
  }

  /**
   * Returns a reference in the new document to an object of this document; a direct object is written as an
   * indirect one.
   */
  carry(object: PdfObject): OutputRef | null {
    if (object instanceof PdfRef) {
      this.shared.current = this;
      const number = this.known(object.number) ?? this.shared.transfer.numberOf(object.number);
      this.shared.transfer.drain();

      return number === 0 ? null : new OutputRef(number);
    }

    const output = this.#writer.allocate();
    this.write(output, object);

    return new OutputRef(output);
  }

  /** True when an unbound object has been carried over. */
  isCarried(number: number): boolean {
    return this.shared.transfer.isReferred(number);
  }
}

/** State shared by the parts of an assembly. */
export interface Assembly {
  readonly writer: FileWriter;
  readonly sources: readonly Source[];
  readonly notes: Set<AssemblyNote>;
  /** Counted while the parts are written. */
  readonly kept: { bookmarks: number; links: number };
  /** Writes an object whose references are all of the new document. */
  write(number: number, object: PdfObject): void;
}
