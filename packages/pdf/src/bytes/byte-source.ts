import { standsAt } from '../syntax/characters.ts';

/** Part of a file in memory. */
export interface ByteWindow {
  readonly bytes: Uint8Array;
  /** Offset of the first byte in the file. */
  readonly base: number;
}

/** Bytes of a file, which are in memory or are read range by range. Offsets may exceed 4 GiB. */
export interface ByteSource {
  readonly length: number;
  /** True when the whole file is in memory, so that each window is the whole file. */
  readonly isWhole: boolean;
  /** All bytes, which are then in memory. For code that needs them as one array. */
  whole(): Uint8Array;
  /** Window with the bytes from `offset` on: at least `least` of them, or all up to the end of the file. */
  windowAt(offset: number, least: number): ByteWindow;
  /** Bytes of a range, which the caller may keep but not change. */
  read(start: number, end: number): Uint8Array;
  /** Calls `take` with the bytes of a range in order. A piece is valid only until `take` returns. */
  forEachPiece(start: number, end: number, take: (piece: Uint8Array) => void): void;
  /** The same file without its first bytes. */
  after(offset: number): ByteSource;
}

/** File in memory. */
export class MemoryBytes implements ByteSource {
  readonly length: number;
  readonly isWhole = true;
  readonly #window: ByteWindow;

  constructor(bytes: Uint8Array) {
    this.length = bytes.length;
    this.#window = { bytes, base: 0 };
  }

  whole(): Uint8Array {
    return this.#window.bytes;
  }

  windowAt(): ByteWindow {
    return this.#window;
  }

  read(start: number, end: number): Uint8Array {
    return this.#window.bytes.subarray(start, end);
  }

  forEachPiece(start: number, end: number, take: (piece: Uint8Array) => void): void {
    const { bytes } = this.#window;
    // Callers recognise the file by the identity of its bytes.
    take(start === 0 && end === bytes.length ? bytes : bytes.subarray(start, end));
  }

  after(offset: number): ByteSource {
    return new MemoryBytes(this.#window.bytes.subarray(offset));
  }
}

/** Position of `word` (ASCII) at or after `from`, or -1. */
export function findIn(source: ByteSource, word: string, from: number): number {
  const first = word.charCodeAt(0);

  for (let next = from; next + word.length <= source.length; ) {
    const { bytes, base } = source.windowAt(next, word.length);

    for (let at = bytes.indexOf(first, next - base); at !== -1; at = bytes.indexOf(first, at + 1)) {
      if (standsAt(bytes, at, word)) {
        return base + at;
      }
    }

    // The word may begin in this window and end in the next.
    next = Math.max(next + 1, base + bytes.length - word.length + 1);
  }

  return -1;
}

/** True when `word` (ASCII) is at an offset of the file. */
export function standsIn(source: ByteSource, offset: number, word: string): boolean {
  const { bytes, base } = source.windowAt(offset, word.length);

  return standsAt(bytes, offset - base, word);
}

/** Bytes that are compared first, and at most at once: most files of one size differ early. */
const firstComparedBytes = 4 * 1024;
const mostComparedBytes = 256 * 1024;

/** True when both files have the same bytes; the comparison stops at the first difference. */
export function isSameSource(one: ByteSource, other: ByteSource): boolean {
  if (one.length !== other.length) {
    return false;
  }

  for (let start = 0, size = firstComparedBytes; start < one.length; ) {
    const end = Math.min(start + size, one.length);
    const [first, second] = [one.read(start, end), other.read(start, end)];

    for (let at = 0; at < first.length; at++) {
      if (first[at] !== second[at]) {
        return false;
      }
    }

    start = end;
    size = Math.min(4 * size, mostComparedBytes);
  }

  return true;
}
