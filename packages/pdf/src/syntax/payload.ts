import { type ByteSource, findIn, standsIn } from '../bytes/byte-source.ts';
import { classes, standsAt, whitespace } from './characters.ts';

/** Start of a stream's payload, given the position after the keyword `stream` (7.3.8.1). */
export function payloadStart(bytes: Uint8Array, afterKeyword: number): number {
  let at = afterKeyword;

  // Some writers wrongly put blanks before the end of line.
  while (bytes[at] === 32 || bytes[at] === 9) {
    at++;
  }

  if (bytes[at] === 13) {
    return bytes[at + 1] === 10 ? at + 2 : at + 1;
  }

  return bytes[at] === 10 ? at + 1 : afterKeyword;
}

/** Most white space between a payload and the keyword after it. */
const mostBlanks = 16;

/** True when the payload may end at `end`: `endstream` follows, or `endobj` when `endstream` is missing. */
export function mayEndAt(source: ByteSource, end: number): boolean {
  if (end > source.length) {
    return false;
  }

  const { bytes, base } = source.windowAt(end, mostBlanks + 'endstream'.length);
  const last = end - base + mostBlanks;
  let at = end - base;

  while (at < bytes.length && at < last && classes[bytes[at]!] === whitespace) {
    at++;
  }

  return standsAt(bytes, at, 'endstream') || standsAt(bytes, at, 'endobj');
}

/**
 * Finds the end of payloads whose /Length is wrong. The positions are collected once, so that many wrong
 * lengths stay cheap.
 */
export class PayloadEnds {
  readonly #source: ByteSource;
  #places: number[] | null = null;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  after(start: number): number {
    this.#places ??= this.#collect();
    const places = this.#places;

    let low = 0;
    let high = places.length;

    while (low < high) {
      const middle = (low + high) >> 1;

      if (places[middle]! < start) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }

    return this.#withoutLineEnd(start, places[low] ?? this.#source.length);
  }

  #collect(): number[] {
    const source = this.#source;
    const places: number[] = [];

    for (let at = findIn(source, 'end', 0); at !== -1; at = findIn(source, 'end', at + 3)) {
      if (standsIn(source, at + 3, 'stream') || standsIn(source, at + 3, 'obj')) {
        places.push(at);
      }
    }

    return places;
  }

  #withoutLineEnd(start: number, end: number): number {
    const before = Math.max(start, end - 2);
    const { bytes, base } = this.#source.windowAt(before, end - before);
    let at = end;

    if (at > start && bytes[at - 1 - base] === 10) {
      at--;
    }

    if (at > start && bytes[at - 1 - base] === 13) {
      at--;
    }

    return at;
  }
}
