import { classes, isDigit, regular, whitespace } from '../syntax/characters.ts';
import { endOfLiteral } from '../syntax/literals.ts';
import type { ByteBuffer } from './byte-buffer.ts';
import { type RefMapper, serializeRef } from './serialize.ts';

/** States of the copier: inside an array, before a key, or before a value. */
const inArray = 0;
const atKey = 1;
const atValue = 2;

const deepestNesting = 200;

/** New number for a /StructParent or /StructParents key of the source; null drops the entry. */
export type StructKeyMapper = (key: number) => number | null;

/** Value of `lengthValue` and `lengthRef` when the outermost dictionary has no such `/Length`. */
const noLength = -1;

/**
 * Copies one object from its bytes to `out`, with only references changed, without building it in memory.
 * Malformed objects are refused; they go through the lenient parser instead.
 */
export class TokenCopier {
  /** Position in the source after the copied object, or where it turned out to be malformed or cut off. */
  position = 0;
  /** The direct /Length of the outermost dictionary, or -1. */
  lengthValue = noLength;
  /** Object number of an indirect /Length, or -1. */
  lengthRef = noLength;
  /** Range of the outermost /Length entry in `out`; empty when there is none. */
  lengthStart = 0;
  lengthEnd = 0;

  readonly #out: ByteBuffer;
  readonly #numberOf: RefMapper;
  readonly #structKeyOf: StructKeyMapper | null;
  readonly #stack = new Uint8Array(deepestNesting + 1);

  constructor(out: ByteBuffer, numberOf: RefMapper, structKeyOf: StructKeyMapper | null = null) {
    this.#out = out;
    this.#numberOf = numberOf;
    this.#structKeyOf = structKeyOf;
  }

  /** Returns false when the object is malformed or cut off; `out` is then restored. */
  copy(bytes: Uint8Array, start: number, end: number): boolean {
    const before = this.#out.length;
    this.lengthValue = noLength;
    this.lengthRef = noLength;
    this.lengthStart = 0;
    this.lengthEnd = 0;

    if (this.#copy(bytes, start, end)) {
      return true;
    }

    this.#out.length = before;

    return false;
  }

  #copy(bytes: Uint8Array, start: number, end: number): boolean {
    const out = this.#out;
    const stack = this.#stack;
    let depth = 0;
    let at = start;
    let needsSpace = false;
    let keyStart = 0;
    // Kind of key before the next value: a /Length of the outermost dictionary or a structure key.
    let isLength = false;
    let isStructKey = false;
    stack[0] = inArray;

    while (at < end) {
      const code = bytes[at]!;

      if (classes[code] === whitespace) {
        at++;
        continue;
      }

      if (code === 0x25) {
        while (at < end && bytes[at] !== 10 && bytes[at] !== 13) {
          at++;
        }

        continue;
      }

      if (code === 0x2f) {
        let close = at + 1;

        while (close < end && classes[bytes[close]!] === regular) {
          close++;
        }

        if (stack[depth] === atKey) {
          stack[depth] = atValue;
          keyStart = out.length;
          isLength = depth === 1 && close - at === 7 && isLengthKey(bytes, at);
          isStructKey = this.#structKeyOf !== null && isStructParent(bytes, at, close);
          out.range(bytes, at, close);
          needsSpace = true;
          at = close;
          continue;
        }

        out.range(bytes, at, close);
        needsSpace = true;
        at = close;
      } else if (code === 0x3c && bytes[at + 1] === 0x3c) {
        if (stack[depth] === atKey || isLength || depth >= deepestNesting) {
          return this.#refuse(at);
        }

        stack[++depth] = atKey;
        out.byte(0x3c);
        out.byte(0x3c);
        needsSpace = false;
        at += 2;
        continue;
      } else if (code === 0x5b) {
        if (stack[depth] === atKey || isLength || depth >= deepestNesting) {
          return this.#refuse(at);
        }

        stack[++depth] = inArray;
        out.byte(0x5b);
        needsSpace = false;
        at++;
        continue;
      } else if (code === 0x3e) {
        if (bytes[at + 1] !== 0x3e || depth === 0 || stack[depth] !== atKey) {
          return this.#refuse(at);
        }

        depth--;
        out.byte(0x3e);
        out.byte(0x3e);
        needsSpace = false;
        at += 2;
      } else if (code === 0x5d) {
        if (depth === 0 || stack[depth] !== inArray) {
          return this.#refuse(at);
        }

        depth--;
        out.byte(0x5d);
        needsSpace = false;
        at++;
      } else if (stack[depth] === atKey) {
        return this.#refuse(at);
      } else if (code === 0x28) {
        const close = endOfLiteral(bytes, at + 1, end);

        if (close >= end) {
          return this.#refuse(close);
        }

        out.range(bytes, at, close + 1);
        needsSpace = false;
        at = close + 1;
      } else if (code === 0x3c) {
        const close = bytes.indexOf(0x3e, at);

        if (close === -1 || close >= end) {
          return this.#refuse(end);
        }

        out.range(bytes, at, close + 1);
        needsSpace = false;
        at = close + 1;
      } else if (classes[code] !== regular) {
        return this.#refuse(at);
      } else {
        let close = at + 1;

        while (close < end && classes[bytes[close]!] === regular) {
          close++;
        }

        const refEnd = isDigit(code) ? this.#refEnd(bytes, at, close, end) : -1;

        if (needsSpace) {
          out.byte(0x20);
        }

        needsSpace = true;

        if (refEnd !== -1) {
          const number = digits(bytes, at, close);

          if (isLength) {
            this.lengthRef = number;
          }

          serializeRef(out, isLength ? 0 : this.#numberOf(number));
          close = refEnd;
        } else {
          if (!isPlainWord(bytes, at, close)) {
            return this.#refuse(close);
          }

          if (isLength && isDigit(code)) {
            this.lengthValue = digits(bytes, at, close);
          }

          if (isStructKey && isDigit(code)) {
            const key = this.#structKeyOf!(digits(bytes, at, close));

            if (key === null) {
              out.length = keyStart;
              needsSpace = false;
            } else {
              out.wholeNumber(key);
            }
          } else {
            out.range(bytes, at, close);
          }
        }

        at = close;
      }

      // A value ends here.
      if (isLength && depth === 1) {
        this.lengthStart = keyStart;
        this.lengthEnd = out.length;
      }

      isLength = false;
      isStructKey = false;

      if (stack[depth] === atValue) {
        stack[depth] = atKey;
      }

      if (depth === 0) {
        this.position = at;

        return true;
      }
    }

    return this.#refuse(at);
  }

  #refuse(at: number): false {
    this.position = at;

    return false;
  }

  /** End of `generation R` after the digits `[at, close)`, or -1 when this is no reference. */
  #refEnd(bytes: Uint8Array, at: number, close: number, end: number): number {
    if (close - at > 10) {
      return -1;
    }

    for (let index = at; index < close; index++) {
      if (!isDigit(bytes[index]!)) {
        return -1;
      }
    }

    let next = close;

    while (next < end && classes[bytes[next]!] === whitespace) {
      next++;
    }

    if (next === close || next >= end || !isDigit(bytes[next]!)) {
      return -1;
    }

    while (next < end && isDigit(bytes[next]!)) {
      next++;
    }

    const gap = next;

    while (next < end && classes[bytes[next]!] === whitespace) {
      next++;
    }

    if (next === gap || bytes[next] !== 0x52) {
      return -1;
    }

    return next + 1 < end && classes[bytes[next + 1]!] === regular ? -1 : next + 1;
  }
}

function digits(bytes: Uint8Array, start: number, end: number): number {
  let value = 0;

  for (let at = start; at < end; at++) {
    value = value * 10 + bytes[at]! - 0x30;
  }

  return value;
}

/** `/Length`, given that seven bytes fit. */
function isLengthKey(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at + 1] === 0x4c &&
    bytes[at + 2] === 0x65 &&
    bytes[at + 3] === 0x6e &&
    bytes[at + 4] === 0x67 &&
    bytes[at + 5] === 0x74 &&
    bytes[at + 6] === 0x68
  );
}

/** `/StructParent` or `/StructParents`. */
function isStructParent(bytes: Uint8Array, at: number, close: number): boolean {
  const length = close - at;

  if (length !== 13 && length !== 14) {
    return false;
  }

  const word = '/StructParents';

  for (let index = 1; index < length; index++) {
    if (bytes[at + index] !== word.charCodeAt(index)) {
      return false;
    }
  }

  return true;
}

/** A number, `true`, `false` or `null`. */
function isPlainWord(bytes: Uint8Array, start: number, end: number): boolean {
  const first = bytes[start]!;

  if (first === 0x74 || first === 0x66 || first === 0x6e) {
    const word = first === 0x74 ? 'true' : first === 0x66 ? 'false' : 'null';

    if (word.length !== end - start) {
      return false;
    }

    for (let index = 1; index < word.length; index++) {
      if (bytes[start + index] !== word.charCodeAt(index)) {
        return false;
      }
    }

    return true;
  }

  let points = 0;
  let figures = 0;

  for (let at = start; at < end; at++) {
    const code = bytes[at]!;

    if (isDigit(code)) {
      figures++;
    } else if (code === 0x2e) {
      points++;
    } else if (at !== start || (code !== 0x2d && code !== 0x2b)) {
      return false;
    }
  }

  return points <= 1 && figures > 0;
}
