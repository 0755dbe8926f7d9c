import type { Codec } from '../host.ts';
import { classes, hexValues, whitespace } from '../syntax/characters.ts';
import { decodeLzw } from './lzw.ts';
import { undoPredictor } from './predictor.ts';

/**
 * One filter of a stream with its parameters; abbreviations of inline images are already expanded (8.9.7).
 */
export interface FilterStep {
  readonly name: string;
  /** A number from /DecodeParms, or the fallback. */
  readonly parameter: (key: string, fallback: number) => number;
}

/** Filters that are decoded here; the others are image codecs (or Crypt) and are left in place. */
const lossless = new Set(['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']);

export function isLossless(name: string): boolean {
  return lossless.has(name);
}

/**
 * Decodes one lossless filter. Returns at most `limitBytes`; damaged data yields the part that could be
 * decoded.
 */
export function undoFilter(step: FilterStep, data: Uint8Array, codec: Codec, limitBytes: number): Uint8Array {
  switch (step.name) {
    case 'FlateDecode':
      return undoPredictor(codec.inflate(data, limitBytes), step.parameter);
    case 'LZWDecode':
      return undoPredictor(decodeLzw(data, step.parameter('EarlyChange', 1), limitBytes), step.parameter);
    case 'ASCII85Decode':
      return decodeAscii85(data, limitBytes);
    case 'ASCIIHexDecode':
      return decodeAsciiHex(data, limitBytes);
    case 'RunLengthDecode':
      return decodeRunLength(data, limitBytes);
    default:
      return data;
  }
}

function decodeAsciiHex(data: Uint8Array, limitBytes: number): Uint8Array {
  const decoded = new Uint8Array(Math.min((data.length + 1) >> 1, limitBytes));
  let digits = 0;

  for (const code of data) {
    if (code === 0x3e || digits >> 1 >= decoded.length) {
      break;
    }

    const value = hexValues[code]!;

    if (value > 15) {
      continue;
    }

    decoded[digits >> 1]! |= digits % 2 === 0 ? value << 4 : value;
    digits++;
  }

  return decoded.subarray(0, (digits + 1) >> 1);
}

function decodeAscii85(data: Uint8Array, limitBytes: number): Uint8Array {
  // "z" stands for four bytes, so the worst case is four times the input.
  const decoded = new Uint8Array(Math.min(data.length * 4 + 4, limitBytes + 4));
  let length = 0;
  let group = 0;
  let digits = 0;

  const put = (value: number, count: number) => {
    for (let index = 0; index < count; index++) {
      decoded[length++] = (value >>> (24 - 8 * index)) & 255;
    }
  };

  let at = data[0] === 0x3c && data[1] === 0x7e ? 2 : 0;

  for (; at < data.length && length < limitBytes; at++) {
    const code = data[at]!;

    if (classes[code] === whitespace) {
      continue;
    }

    if (code === 0x7a && digits === 0) {
      put(0, 4);
      continue;
    }

    if (code < 0x21 || code > 0x75) {
      break;
    }

    group = group * 85 + code - 0x21;

    if (++digits === 5) {
      put(group % 0x100000000, 4);
      group = 0;
      digits = 0;
    }
  }

  if (digits > 1 && length < limitBytes) {
    for (let missing = digits; missing < 5; missing++) {
      group = group * 85 + 84;
    }

    put(group % 0x100000000, digits - 1);
  }

  return decoded.subarray(0, Math.min(length, limitBytes));
}

function decodeRunLength(data: Uint8Array, limitBytes: number): Uint8Array {
  let size = 0;

  for (let at = 0; at < data.length && data[at] !== 128; ) {
    const code = data[at]!;
    size += code < 128 ? code + 1 : 257 - code;
    at += code < 128 ? code + 2 : 2;
  }

  const decoded = new Uint8Array(Math.min(size, limitBytes));
  let length = 0;

  for (let at = 0; at < data.length && data[at] !== 128 && length < decoded.length; ) {
    const code = data[at]!;
    const count = Math.min(code < 128 ? code + 1 : 257 - code, decoded.length - length);

    if (code < 128) {
      decoded.set(data.subarray(at + 1, at + 1 + count), length);
    } else {
      decoded.fill(data[at + 1] ?? 0, length, length + count);
    }

    length += count;
    at += code < 128 ? code + 2 : 2;
  }

  return decoded;
}
