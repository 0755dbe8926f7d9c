import type { ByteSource, ByteWindow } from '@octavo/pdf/bytes/byte-source';

/** Bytes whose windows end as soon as they may, so that each object is cut off first. */
export class NarrowBytes implements ByteSource {
  readonly isWhole = false;
  readonly length: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.length = bytes.length;
  }

  whole(): Uint8Array {
    throw new Error('The whole file was asked for.');
  }

  windowAt(offset: number, least: number): ByteWindow {
    return { bytes: this.#bytes.slice(offset, offset + least), base: offset };
  }

  read(start: number, end: number): Uint8Array {
    return this.#bytes.slice(start, end);
  }

  forEachPiece(start: number, end: number, take: (piece: Uint8Array) => void): void {
    const piece = new Uint8Array(1000);

    for (let from = start; from < end; from += piece.length) {
      piece.set(this.#bytes.subarray(from, Math.min(from + piece.length, end)));
      take(piece.subarray(0, Math.min(piece.length, end - from)));
    }
  }

  after(offset: number): ByteSource {
    return new NarrowBytes(this.#bytes.subarray(offset));
  }
}
