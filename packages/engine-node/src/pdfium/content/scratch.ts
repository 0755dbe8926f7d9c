import type { Pdfium } from '../library.ts';

/** Buffer in PDFium's memory for values its functions return through pointers: 64 values of eight bytes. */
export class Scratch implements Disposable {
  readonly pointer: number;
  readonly #pdfium: Pdfium;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.pointer = pdfium.pdfium.wasmExports.malloc(512);
  }

  /** Pointer of the n-th value, eight bytes apart so that doubles stay aligned. */
  at(index: number): number {
    return this.pointer + index * 8;
  }

  float(index: number): number {
    return this.#pdfium.pdfium.HEAPF32[this.at(index) >> 2] ?? 0;
  }

  double(index: number): number {
    return this.#pdfium.pdfium.HEAPF64[this.at(index) >> 3] ?? 0;
  }

  int(index: number): number {
    return this.#pdfium.pdfium.HEAP32[this.at(index) >> 2] ?? 0;
  }

  /** The n-th of consecutive floats from the start. */
  floatBeside(index: number): number {
    return this.#pdfium.pdfium.HEAPF32[(this.pointer >> 2) + index] ?? 0;
  }

  /** Consecutive floats from the start: a matrix, a rectangle. */
  floats(count: number): Float32Array {
    const start = this.pointer >> 2;

    return this.#pdfium.pdfium.HEAPF32.slice(start, start + count);
  }

  /** Reads UTF-16 text of this many bytes from the start, without its terminator. */
  wideText(bytes: number): string {
    const units = new Uint16Array(
      this.#pdfium.pdfium.HEAPU8.slice(this.pointer, this.pointer + bytes).buffer,
    );

    return String.fromCharCode(...units).replace(/\0+$/, '');
  }

  [Symbol.dispose](): void {
    this.#pdfium.pdfium.wasmExports.free(this.pointer);
  }
}
