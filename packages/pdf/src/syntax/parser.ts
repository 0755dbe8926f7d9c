import {
  nameOf,
  type PdfArray,
  PdfDict,
  type PdfName,
  type PdfObject,
  PdfRef,
  PdfString,
} from '../objects.ts';
import { classes, hexValues, isDigit, regular, skipBlanks, whitespace } from './characters.ts';
import { endOfLiteral, recentNames, spells, unescapeLiteral, unescapeName } from './literals.ts';

/** Maximum nesting; deeper arrays and dictionaries occur only in files crafted to overflow a stack. */
const deepestNesting = 200;

/** Internal value for a closing bracket or a keyword that is not an object. */
const stop = Symbol('stop');

/**
 * Reads objects from bytes. Never throws on damage: unreadable input becomes null and the position still
 * advances, so that one bad entry costs only that entry.
 */
export class Parser {
  readonly bytes: Uint8Array;
  position: number;
  readonly end: number;
  readonly sharesBytes: boolean;
  /** True once a dictionary had a key twice: programs differ in the value that they take (7.3.7). */
  hasRepeatedKey = false;
  #depth = 0;

  /** @param sharesBytes false when strings must be copies, because `bytes` are not to be kept in memory for them */
  constructor(bytes: Uint8Array, position = 0, end = bytes.length, sharesBytes = true) {
    this.bytes = bytes;
    this.position = position;
    this.end = Math.min(end, bytes.length);
    this.sharesBytes = sharesBytes;
  }

  object(): PdfObject {
    const value = this.#value();

    return value === stop ? null : value;
  }

  /** Reads digits as a number; -1 when there are none (the position then moves past blanks only). */
  wholeNumber(): number {
    this.skipBlanks();
    const start = this.position;
    let value = 0;

    while (this.position < this.end && isDigit(this.bytes[this.position]!)) {
      value = value * 10 + this.bytes[this.position]! - 0x30;
      this.position++;
    }

    return this.position === start ? -1 : value;
  }

  /** Skips `word` and returns true when it comes next. */
  keyword(word: string): boolean {
    this.skipBlanks();

    for (let index = 0; index < word.length; index++) {
      if (this.bytes[this.position + index] !== word.charCodeAt(index)) {
        return false;
      }
    }

    this.position += word.length;

    return true;
  }

  skipBlanks(): void {
    this.position = skipBlanks(this.bytes, this.position, this.end);
  }

  #value(): PdfObject | typeof stop {
    this.skipBlanks();

    if (this.position >= this.end) {
      return stop;
    }

    const code = this.bytes[this.position]!;

    switch (code) {
      case 0x2f:
        return this.#name();
      case 0x28:
        return this.#literalString();
      case 0x3c:
        return this.bytes[this.position + 1] === 0x3c ? this.#dict() : this.#hexString();
      case 0x5b:
        return this.#array();
      case 0x3e:
      case 0x5d:
        return stop;
      case 0x29:
      case 0x7b:
      case 0x7d:
        this.position++;

        return null;
    }

    if (isDigit(code) || code === 0x2b || code === 0x2d || code === 0x2e) {
      return this.#numberOrRef(code);
    }

    return this.#word();
  }

  #numberOrRef(first: number): PdfObject {
    const { bytes, end } = this;
    let at = this.position;
    let value = 0;

    if (isDigit(first)) {
      while (at < end && isDigit(bytes[at]!)) {
        value = value * 10 + bytes[at++]! - 0x30;
      }

      if (at >= end || classes[bytes[at]!] !== regular) {
        this.position = at;

        return this.#refAfter(value) ?? (Number.isFinite(value) ? value : 0);
      }
    }

    return this.#real();
  }

  /** Reads `generation R` after a whole number; null, without advancing, when it does not follow. */
  #refAfter(number: number): PdfRef | null {
    const { bytes, end } = this;
    let at = this.position;

    while (at < end && classes[bytes[at]!] === whitespace) {
      at++;
    }

    if (at === this.position || !isDigit(bytes[at]!)) {
      return null;
    }

    let generation = 0;

    while (at < end && isDigit(bytes[at]!)) {
      generation = generation * 10 + bytes[at++]! - 0x30;
    }

    const gap = at;

    while (at < end && classes[bytes[at]!] === whitespace) {
      at++;
    }

    if (at === gap || bytes[at] !== 0x52) {
      return null;
    }

    if (at + 1 < end && classes[bytes[at + 1]!] === regular) {
      return null;
    }

    this.position = at + 1;

    return new PdfRef(number, generation);
  }

  /**
   * Reads a number with sign or point. Common damage ("--5", "1.2.3", "5-3") is read as far as it makes
   * sense.
   */
  #real(): number {
    const { bytes, end } = this;
    let at = this.position;
    let sign = 1;

    while (at < end && (bytes[at] === 0x2d || bytes[at] === 0x2b)) {
      if (bytes[at] === 0x2d) {
        sign = -1;
      }

      at++;
    }

    let value = 0;

    while (at < end && isDigit(bytes[at]!)) {
      value = value * 10 + bytes[at++]! - 0x30;
    }

    if (bytes[at] === 0x2e) {
      at++;
      let digits = 0;
      let fraction = 0;

      while (at < end && isDigit(bytes[at]!)) {
        // Digits past the fifteenth no longer change a double.
        if (digits < 15) {
          fraction = fraction * 10 + bytes[at]! - 0x30;
          digits++;
        }

        at++;
      }

      value += fraction / 10 ** digits;
    }

    while (at < end && classes[bytes[at]!] === regular) {
      at++;
    }

    this.position = at;

    return Number.isFinite(value) ? sign * value : 0;
  }

  #word(): PdfObject | typeof stop {
    const start = this.position;
    let at = start;

    while (at < this.end && classes[this.bytes[at]!] === regular) {
      at++;
    }

    let word = '';

    for (let index = start; index < Math.min(at, start + 10); index++) {
      word += String.fromCharCode(this.bytes[index]!);
    }

    // These end an object that lost its closing bracket; they are left for the caller.
    if (word === 'endobj' || word === 'stream' || word === 'endstream' || word === 'obj') {
      return stop;
    }

    this.position = at;

    if (word === 'true') {
      return true;
    }

    return word === 'false' ? false : null;
  }

  #name(): PdfName {
    const { bytes, end } = this;
    const start = this.position + 1;
    let at = start;
    let hash = 0;
    let isEscaped = false;

    for (; at < end; at++) {
      const code = bytes[at]!;

      if (classes[code] !== regular) {
        break;
      }

      if (code === 0x23) {
        isEscaped = true;
      }

      hash = (Math.imul(hash, 31) + code) | 0;
    }

    this.position = at;

    if (isEscaped) {
      return nameOf(unescapeName(bytes, start, at));
    }

    // A few names make up most of a file; looking them up by their bytes avoids creating strings.
    const slot = hash & (recentNames.length - 1);
    const candidate = recentNames[slot];

    if (candidate != null && spells(candidate.value, bytes, start, at)) {
      return candidate;
    }

    let value = '';

    for (let index = start; index < at; index++) {
      value += String.fromCharCode(bytes[index]!);
    }

    const name = nameOf(value);
    recentNames[slot] = name;

    return name;
  }

  #literalString(): PdfString {
    const start = this.position + 1;
    const close = endOfLiteral(this.bytes, start, this.end);
    this.position = Math.min(close + 1, this.end);

    const value = unescapeLiteral(this.bytes, start, close);

    return new PdfString(this.sharesBytes ? value : value.slice());
  }

  #hexString(): PdfString {
    const { bytes } = this;
    const start = this.position + 1;
    let close = bytes.indexOf(0x3e, start);

    if (close === -1 || close > this.end) {
      close = this.end;
    }

    const decoded = new Uint8Array((close - start + 1) >> 1);
    let digits = 0;

    for (let at = start; at < close; at++) {
      const value = hexValues[bytes[at]!]!;

      if (value > 15) {
        continue;
      }

      decoded[digits >> 1]! |= digits % 2 === 0 ? value << 4 : value;
      digits++;
    }

    this.position = Math.min(close + 1, this.end);

    return new PdfString(decoded.subarray(0, (digits + 1) >> 1));
  }

  #array(): PdfArray {
    const array: PdfArray = [];
    this.position++;

    if (!this.#descend()) {
      return array;
    }

    for (;;) {
      const value = this.#value();

      if (value !== stop) {
        array.push(value);
        continue;
      }

      if (this.bytes[this.position] === 0x5d) {
        this.position++;
      } else if (this.bytes[this.position] === 0x3e && this.bytes[this.position + 1] !== 0x3e) {
        this.position++;
        continue;
      }

      break;
    }

    this.#depth--;

    return array;
  }

  #dict(): PdfDict {
    const dict = new PdfDict();
    this.position += 2;

    if (!this.#descend()) {
      return dict;
    }

    while (this.position < this.end) {
      this.skipBlanks();
      const code = this.bytes[this.position];

      if (code === 0x2f) {
        const key = this.#name().value;
        const value = this.#value();
        this.hasRepeatedKey ||= dict.entries.has(key);

        if (value !== stop && value !== null) {
          dict.entries.set(key, value);
        }

        continue;
      }

      if (code === 0x3e) {
        this.position += this.bytes[this.position + 1] === 0x3e ? 2 : 1;
        break;
      }

      if (code === 0x5d) {
        this.position++;
        continue;
      }

      // A value without a key; a keyword that ends objects ends this dictionary too.
      if (this.#value() === stop) {
        break;
      }
    }

    this.#depth--;

    return dict;
  }

  /**
   * Enters a nested object. Beyond the maximum nesting the rest of the input is skipped, as it would
   * otherwise be read once per level.
   */
  #descend(): boolean {
    if (this.#depth < deepestNesting) {
      this.#depth++;

      return true;
    }

    this.position = this.end;

    return false;
  }
}
