import { classes, findWord, standsAt, whitespace } from './characters.ts';

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

/** True when the payload may end at `end`: `endstream` follows, or `endobj` when `endstream` is missing. */
export function mayEndAt(bytes: Uint8Array, end: number): boolean {
  if (end > bytes.length) {
    return false;
  }

  let at = end;

  while (at < bytes.length && at < end + 16 && classes[bytes[at]!] === whitespace) {
    at++;
  }

  return standsAt(bytes, at, 'endstream') || standsAt(bytes, at, 'endobj');
}

/**
 * Finds the end of payloads whose /Length is wrong. The positions are collected once, so that many wrong
 * lengths stay cheap.
 */
export class PayloadEnds {
  readonly #bytes: Uint8Array;
  #places: number[] | null = null;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
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

    return this.#withoutLineEnd(start, places[low] ?? this.#bytes.length);
  }

  #collect(): number[] {
    const places: number[] = [];

    for (let at = findWord(this.#bytes, 'end', 0); at !== -1; at = findWord(this.#bytes, 'end', at + 3)) {
      if (standsAt(this.#bytes, at + 3, 'stream') || standsAt(this.#bytes, at + 3, 'obj')) {
        places.push(at);
      }
    }

    return places;
  }

  #withoutLineEnd(start: number, end: number): number {
    let at = end;

    if (at > start && this.#bytes[at - 1] === 10) {
      at--;
    }

    if (at > start && this.#bytes[at - 1] === 13) {
      at--;
    }

    return at;
  }
}
