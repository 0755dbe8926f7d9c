import { DocumentError } from '../document-error.ts';
import type { StoredPayload } from '../objects.ts';
import type { ByteSource } from './byte-source.ts';

/** Longest payload that is read from a file that is not in memory; a longer one can only be copied. */
const mostReadBytes = 512 * 1024 * 1024;

/** Payload of a file that is not in memory. */
export class PayloadInFile implements StoredPayload {
  readonly length: number;
  readonly #source: ByteSource;
  readonly #start: number;

  constructor(source: ByteSource, start: number, end: number) {
    this.length = end - start;
    this.#source = source;
    this.#start = start;
  }

  /** @throws DocumentError `memory-limit` for a payload of more than 512 MiB. */
  read(): Uint8Array {
    if (this.length > mostReadBytes) {
      throw new DocumentError('memory-limit', `a stream of ${this.length} bytes`);
    }

    return this.#source.read(this.#start, this.#start + this.length);
  }

  readLast(count: number): Uint8Array {
    const start = this.#start + this.length - count;
    // The window with what follows the payload mostly has them.
    const { bytes, base } = this.#source.windowAt(start, count);

    return bytes.subarray(start - base, start - base + count);
  }

  forEachPiece(take: (piece: Uint8Array) => void): void {
    this.#source.forEachPiece(this.#start, this.#start + this.length, take);
  }
}
