import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import type { ByteSink } from '@octavo/pdf/host';

/** Bytes that were written, after those of the base when they are an update of it. */
export interface WrittenUpdate {
  readonly bytes: ArrayBuffer;
  readonly isUpdate: boolean;
}

/** Takes a document as it is written, without a copy of its base when the changes are appended to that. */
export class UpdateBytes implements ByteSink {
  readonly #base: Uint8Array;
  readonly #parts: Uint8Array[] = [];
  #isUpdate = false;

  constructor(base: Uint8Array) {
    this.#base = base;
  }

  write(chunk: Uint8Array): void {
    // An update begins with the bytes of the base themselves.
    if (chunk === this.#base) {
      this.#isUpdate = true;
    } else {
      this.#parts.push(chunk.slice());
    }
  }

  /** The bytes after those of the base; the whole file when it was written anew. */
  taken(): WrittenUpdate {
    return { bytes: joinBytes(this.#parts).buffer, isUpdate: this.#isUpdate };
  }
}
