import type { StoredPayload } from '../objects.ts';
import type { ByteSource } from './byte-source.ts';

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

  read(): Uint8Array {
    return this.#source.read(this.#start, this.#start + this.length);
  }

  forEachPiece(take: (piece: Uint8Array) => void): void {
    this.#source.forEachPiece(this.#start, this.#start + this.length, take);
  }
}
