import { Failure } from '@octavo/contract/failures';
import type { PdfReader, ReadableDocument } from '../pdf-reader.ts';

/** Files of other pages, opened when they are first needed. */
export class AssetDocuments {
  readonly #reader: PdfReader;
  readonly #files: ReadonlyMap<string, Blob>;
  readonly #opened = new Map<string, Promise<ReadableDocument>>();

  constructor(reader: PdfReader, files: ReadonlyMap<string, Blob>) {
    this.#reader = reader;
    this.#files = files;
  }

  /** @throws Failure `password-required` or `damaged-file`. */
  open(name: string): Promise<ReadableDocument> {
    const file = this.#files.get(name);

    if (file === undefined) {
      return Promise.reject(new Failure('edit-not-possible', name, { values: { reason: 'asset-missing' } }));
    }

    const opened = this.#opened.get(name) ?? this.#reader.open(file);
    this.#opened.set(name, opened);

    return opened;
  }

  close(): void {
    // A file that could not be opened has nothing to close.
    this.#opened.forEach((opened) => opened.then(({ close }) => close()).catch(() => undefined));
  }
}
