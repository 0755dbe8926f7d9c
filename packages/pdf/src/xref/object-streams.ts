import type { ObjectPlace, PdfDocument } from '../document.ts';
import { isName, PdfStream } from '../objects.ts';
import { Parser } from '../syntax/parser.ts';

interface OpenedStream {
  readonly data: Uint8Array;
  readonly numbers: Uint32Array;
  /** Start of each object in `data`, and the end of the last. */
  readonly starts: Uint32Array;
}

/** Maximum decoded size; the specification has no limit, real writers stay below a megabyte. */
const decodedLimitBytes = 64 * 1024 * 1024;

/** Decoded streams that are kept of a file that is not itself in memory. */
const mostKeptBytes = 128 * 1024 * 1024;

/**
 * Maximum nesting of streams being opened; even one level is invalid, as the /Length of an object stream must
 * not be in another one (7.5.7).
 */
const deepestOpening = 8;

/** Decoded object streams (7.5.7); the most recently used are cached. */
export class ObjectStreams {
  readonly #document: PdfDocument;
  readonly #keepBytes: number;
  readonly #opened = new Map<number, OpenedStream | null>();
  readonly #opening = new Set<number>();
  #openedBytes = 0;

  constructor(document: PdfDocument) {
    this.#document = document;
    const { length, isWhole } = document.source;
    // For large files, this and the file itself stay well below twice the input.
    const share = Math.max(16 * 1024 * 1024, length / 4);
    this.#keepBytes = isWhole ? share : Math.min(share, mostKeptBytes);
  }

  clear(): void {
    this.#opened.clear();
    this.#openedBytes = 0;
  }

  locate(container: number, number: number, index: number): ObjectPlace | null {
    const opened = this.open(container);

    if (opened === null) {
      return null;
    }

    if (opened.numbers[index] !== number) {
      this.#document.countWork(opened.numbers.length);
    }

    const at = opened.numbers[index] === number ? index : opened.numbers.indexOf(number);

    if (at === -1) {
      return null;
    }

    return { bytes: opened.data, start: opened.starts[at]!, end: opened.starts[at + 1]!, base: -1 };
  }

  open(container: number): OpenedStream | null {
    const known = this.#opened.get(container);

    if (known !== undefined) {
      // Most recently used last: a map keeps the order of insertion.
      this.#opened.delete(container);
      this.#opened.set(container, known);

      return known;
    }

    // The /Length or /N of an object stream is in the stream itself, or in another whose /Length leads back
    // to it.
    if (this.#opening.has(container) || this.#opening.size >= deepestOpening) {
      return null;
    }

    this.#opening.add(container);
    const opened = this.#decode(this.#document.read(container));
    this.#opening.delete(container);
    this.#keep(container, opened);

    return opened;
  }

  #decode(stream: unknown): OpenedStream | null {
    if (!(stream instanceof PdfStream) || !isName(stream.dict.get('Type'), 'ObjStm')) {
      return null;
    }

    const data = this.#document.decode(stream, decodedLimitBytes);
    this.#document.countWork(data.length);

    return readObjectStream(this.#document, stream, data);
  }

  #keep(container: number, opened: OpenedStream | null): void {
    this.#opened.set(container, opened);
    this.#openedBytes += opened?.data.length ?? 0;

    for (const [oldest, stream] of this.#opened) {
      if (this.#openedBytes <= this.#keepBytes || oldest === container) {
        break;
      }

      this.#opened.delete(oldest);
      this.#openedBytes -= stream?.data.length ?? 0;
    }
  }
}

export function readObjectStream(
  document: PdfDocument,
  stream: PdfStream,
  data: Uint8Array,
): OpenedStream | null {
  const count = document.get(stream.dict, 'N');
  const first = document.get(stream.dict, 'First');

  if (typeof count !== 'number' || typeof first !== 'number' || count < 0 || first < 0) {
    return null;
  }

  const header = new Parser(data, 0, first);
  // Each pair takes at least four bytes, whatever /N declares.
  const most = Math.min(count, data.length >> 2);
  const numbers = new Uint32Array(most);
  const starts = new Uint32Array(most + 1);
  let read = 0;

  for (; read < most; read++) {
    const number = header.wholeNumber();
    const offset = header.wholeNumber();

    if (number === -1 || offset === -1) {
      break;
    }

    numbers[read] = number;
    starts[read] = Math.min(first + offset, data.length);
  }

  starts[read] = data.length;

  // Offsets should ascend; where they don't, an object may be read up to the end of the data.
  for (let index = read - 1; index >= 0; index--) {
    if (starts[index + 1]! < starts[index]!) {
      starts[index + 1] = data.length;
    }
  }

  return { data, numbers: numbers.subarray(0, read), starts: starts.subarray(0, read + 1) };
}
