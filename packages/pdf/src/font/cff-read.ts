import { bytesToBinary } from '../bytes/binary.ts';
import { dictOperator } from './cff-write.ts';
import { standardEncoding } from './encodings.ts';
import { standardStrings } from './standard-strings.ts';

/** Thrown inside the CFF modules when a table is inconsistent; callers leave such a font unchanged. */
export class MalformedCff extends Error {}

export type ReadDict = Map<number, readonly number[]>;

/** A Private dictionary with the subroutines that belong to it. */
export interface PrivatePart {
  readonly dict: ReadDict;
  readonly subroutines: readonly Uint8Array[];
}

/** Tables of a CFF font program; the arrays are views into the file, not copies. */
export interface CffFont {
  readonly name: Uint8Array;
  readonly top: ReadDict;
  readonly strings: readonly Uint8Array[];
  readonly globalSubroutines: readonly Uint8Array[];
  readonly charStrings: readonly Uint8Array[];
  /** CID of each glyph, or the string number of its name; glyph 0 is `.notdef`. */
  readonly charset: readonly number[];
  readonly isCidKeyed: boolean;
  /** Code to glyph index; empty for CID-keyed fonts. */
  readonly encoding: readonly (number | undefined)[];
  /** One Private part, or one for each font of a CID-keyed font's array. */
  readonly privates: readonly PrivatePart[];
  /** Font dictionaries of a CID-keyed font, in step with `privates`. */
  readonly fontDicts: readonly ReadDict[];
  /** Index of the Private part of each glyph. */
  readonly fontSelect: readonly number[];
}

/** Reads a bare CFF font with exactly one font in it; throws `MalformedCff` otherwise. */
export function readCff(bytes: Uint8Array): CffFont {
  const names = readIndex(bytes, byteAt(bytes, 2));
  const tops = readIndex(bytes, names.end);
  const strings = readIndex(bytes, tops.end);
  const globals = readIndex(bytes, strings.end);
  const [topBytes] = tops.items;

  if (byteAt(bytes, 0) !== 1 || tops.items.length !== 1 || topBytes === undefined) {
    throw new MalformedCff('not one CFF 1 font');
  }

  const top = readDict(topBytes);

  if ((top.get(dictOperator.charStringType)?.[0] ?? 2) !== 2) {
    throw new MalformedCff('not Type 2 charstrings');
  }

  const charStrings = readIndex(bytes, offsetOf(top, dictOperator.charStrings)).items;
  const isCidKeyed = top.has(dictOperator.registry);
  const charset = readCharset(bytes, top.get(dictOperator.charset)?.[0] ?? 0, charStrings.length, isCidKeyed);
  const fontDicts = isCidKeyed
    ? readIndex(bytes, offsetOf(top, dictOperator.fontArray)).items.map(readDict)
    : [];

  return {
    name: names.items[0] ?? new Uint8Array(0),
    top,
    strings: strings.items,
    globalSubroutines: globals.items,
    charStrings,
    charset,
    isCidKeyed,
    encoding: isCidKeyed ? [] : readEncoding(bytes, top, charset, strings.items),
    privates: (isCidKeyed ? fontDicts : [top]).map((dict) => readPrivate(bytes, dict)),
    fontDicts,
    fontSelect: isCidKeyed
      ? readFontSelect(bytes, offsetOf(top, dictOperator.fontSelect), charStrings.length)
      : [],
  };
}

/** The name of glyph `index` of a name-keyed font. */
export function glyphName(font: CffFont, index: number): string {
  return stringOf(font.strings, font.charset[index] ?? 0);
}

function stringOf(strings: readonly Uint8Array[], number: number): string {
  const standard = standardStrings[number];

  if (standard !== undefined) {
    return standard;
  }

  return bytesToBinary(strings[number - standardStrings.length] ?? new Uint8Array());
}

function readPrivate(bytes: Uint8Array, owner: ReadDict): PrivatePart {
  const [length = 0, offset = 0] = owner.get(dictOperator.private) ?? [];

  if (offset + length > bytes.length) {
    throw new MalformedCff('private dictionary outside the font');
  }

  const dict = readDict(bytes.subarray(offset, offset + length));
  const subroutinesAt = dict.get(dictOperator.subroutines)?.[0];
  const subroutines = subroutinesAt === undefined ? [] : readIndex(bytes, offset + subroutinesAt).items;

  return { dict, subroutines };
}

function readIndex(bytes: Uint8Array, at: number): { items: Uint8Array[]; end: number } {
  const count = numberAt(bytes, at, 2);

  if (count === 0) {
    return { items: [], end: at + 2 };
  }

  const width = byteAt(bytes, at + 2);

  if (width < 1 || width > 4) {
    throw new MalformedCff(`offsets of ${width} bytes`);
  }

  const base = at + 2 + (count + 1) * width;
  const items: Uint8Array[] = [];
  let start = numberAt(bytes, at + 3, width);

  for (let index = 1; index <= count; index += 1) {
    const end = numberAt(bytes, at + 3 + index * width, width);

    if (end < start || base + end > bytes.length) {
      throw new MalformedCff('index entry outside the font');
    }

    items.push(bytes.subarray(base + start, base + end));
    start = end;
  }

  return { items, end: base + start };
}

function readDict(bytes: Uint8Array): ReadDict {
  const dict: ReadDict = new Map();
  let operands: number[] = [];
  let position = 0;

  while (position < bytes.length) {
    const byte = byteAt(bytes, position);

    if (byte <= 21) {
      const operator = byte === 12 ? 0x0c00 + byteAt(bytes, position + 1) : byte;
      position += byte === 12 ? 2 : 1;
      dict.set(operator, operands);
      operands = [];
    } else if (byte === 30) {
      const real = readReal(bytes, position + 1);
      operands.push(real.value);
      position = real.end;
    } else {
      const [value, width] = readInteger(bytes, position, byte);
      operands.push(value);
      position += width;
    }
  }

  return dict;
}

function readInteger(bytes: Uint8Array, at: number, byte: number): [value: number, width: number] {
  if (byte === 28) {
    return [(numberAt(bytes, at + 1, 2) << 16) >> 16, 3];
  }

  if (byte === 29) {
    return [numberAt(bytes, at + 1, 4) | 0, 5];
  }

  if (byte >= 32 && byte <= 246) {
    return [byte - 139, 1];
  }

  if (byte >= 247 && byte <= 250) {
    return [(byte - 247) * 256 + byteAt(bytes, at + 1) + 108, 2];
  }

  if (byte >= 251 && byte <= 254) {
    return [-(byte - 251) * 256 - byteAt(bytes, at + 1) - 108, 2];
  }

  throw new MalformedCff(`operand byte ${byte}`);
}

function readReal(bytes: Uint8Array, at: number): { value: number; end: number } {
  const signs = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];
  let text = '';

  for (let position = at; ; position += 1) {
    const byte = byteAt(bytes, position);

    for (const nibble of [byte >> 4, byte & 15]) {
      if (nibble === 15) {
        return { value: Number(text) || 0, end: position + 1 };
      }

      text += signs[nibble] ?? '';
    }
  }
}

function readCharset(bytes: Uint8Array, at: number, count: number, isCidKeyed: boolean): number[] {
  // Predefined charset 0 numbers glyphs as the standard strings do; 1 and 2 are the expert sets.
  if (at === 0 && !isCidKeyed) {
    return Array.from({ length: count }, (_, index) => index);
  }

  if (at <= 2) {
    throw new MalformedCff(`predefined charset ${at}`);
  }

  const charset = [0];
  const format = byteAt(bytes, at);
  let position = at + 1;

  if (format === 0) {
    for (; charset.length < count; position += 2) {
      charset.push(numberAt(bytes, position, 2));
    }

    return charset;
  }

  const leftWidth = format === 1 ? 1 : 2;

  while (charset.length < count) {
    const first = numberAt(bytes, position, 2);
    const left = numberAt(bytes, position + 2, leftWidth);

    for (let index = 0; index <= left && charset.length < count; index += 1) {
      charset.push(first + index);
    }

    position += 2 + leftWidth;
  }

  return charset;
}

function readEncoding(
  bytes: Uint8Array,
  top: ReadDict,
  charset: readonly number[],
  strings: readonly Uint8Array[],
): (number | undefined)[] {
  const at = top.get(dictOperator.encoding)?.[0] ?? 0;
  const codes: (number | undefined)[] = Array.from({ length: 256 });

  if (at === 1) {
    throw new MalformedCff('expert encoding');
  }

  if (at === 0) {
    const glyphs = new Map(charset.map((number, index) => [stringOf(strings, number), index]));

    return codes.map((_, code) => glyphs.get(standardEncoding[code] ?? ''));
  }

  const format = byteAt(bytes, at);
  const entries = byteAt(bytes, at + 1);
  let position = at + 2;
  let glyph = 1;

  for (let entry = 0; entry < entries; entry += 1) {
    const first = byteAt(bytes, position);
    const left = (format & 0x7f) === 0 ? 0 : byteAt(bytes, position + 1);

    for (let index = 0; index <= left; index += 1, glyph += 1) {
      codes[first + index] = glyph;
    }

    position += (format & 0x7f) === 0 ? 1 : 2;
  }

  if ((format & 0x80) !== 0) {
    const supplements = byteAt(bytes, position);

    for (let index = 0; index < supplements; index += 1) {
      const number = numberAt(bytes, position + 2 + index * 3, 2);
      const named = charset.indexOf(number);

      if (named >= 0) {
        codes[byteAt(bytes, position + 1 + index * 3)] = named;
      }
    }
  }

  return codes.slice(0, 256);
}

function readFontSelect(bytes: Uint8Array, at: number, count: number): number[] {
  const select: number[] = [];

  if (byteAt(bytes, at) === 0) {
    for (let glyph = 0; glyph < count; glyph += 1) {
      select.push(byteAt(bytes, at + 1 + glyph));
    }

    return select;
  }

  const ranges = numberAt(bytes, at + 1, 2);

  for (let range = 0; range < ranges; range += 1) {
    const entry = at + 3 + range * 3;
    const next = Math.min(numberAt(bytes, entry + 3, 2), count);

    while (select.length < next) {
      select.push(byteAt(bytes, entry + 2));
    }
  }

  return select;
}

function offsetOf(dict: ReadDict, operator: number): number {
  const offset = dict.get(operator)?.[0];

  if (offset === undefined || offset <= 0) {
    throw new MalformedCff(`no offset for operator ${operator}`);
  }

  return offset;
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];

  if (byte === undefined) {
    throw new MalformedCff(`ends before byte ${at}`);
  }

  return byte;
}

function numberAt(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;

  for (let index = 0; index < width; index += 1) {
    value = value * 256 + byteAt(bytes, at + index);
  }

  return value;
}
