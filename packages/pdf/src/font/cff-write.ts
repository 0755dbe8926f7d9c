import { ByteBuilder } from '../bytes/byte-builder.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { standardEncoding } from './encodings.ts';
import { standardStringNumber, standardStrings } from './standard-strings.ts';

/** Operators of CFF dictionaries (Adobe Technical Note 5176, tables 9 and 23); two-byte ones are 0x0c00 + n. */
export const dictOperator = {
  fontBox: 5,
  blueValues: 6,
  otherBlues: 7,
  familyBlues: 8,
  familyOtherBlues: 9,
  stdHW: 10,
  stdVW: 11,
  charset: 15,
  encoding: 16,
  charStrings: 17,
  private: 18,
  subroutines: 19,
  defaultWidth: 20,
  nominalWidth: 21,
  fontMatrix: 0x0c07,
  charStringType: 0x0c06,
  blueScale: 0x0c09,
  blueShift: 0x0c0a,
  blueFuzz: 0x0c0b,
  stemSnapH: 0x0c0c,
  stemSnapV: 0x0c0d,
  forceBold: 0x0c0e,
  languageGroup: 0x0c11,
  expansionFactor: 0x0c12,
  registry: 0x0c1e,
  cidCount: 0x0c22,
  fontArray: 0x0c24,
  fontSelect: 0x0c25,
} as const;

export type Dict = ReadonlyMap<number, readonly number[]>;

/** A name-keyed font: the glyph at index 0 is `.notdef`. */
export interface NameKeyedFont {
  readonly name: string;
  readonly top: Dict;
  readonly private: Dict;
  readonly glyphs: readonly { readonly name: string; readonly charString: Uint8Array }[];
  /** Glyph name of each code; undefined for codes without a kept glyph. */
  readonly encoding: readonly (string | undefined)[];
  readonly globalSubroutines: readonly Uint8Array[];
  readonly localSubroutines: readonly Uint8Array[];
}

/** CFF header: major version 1, minor version 0, header size 4, offset size 4. */
const header = Uint8Array.of(1, 0, 4, 4);

export function writeNamedFont(font: NameKeyedFont): Uint8Array {
  const strings: string[] = [];
  const stringNumber = (text: string): number => {
    const known = standardStringNumber(text);

    if (known !== undefined) {
      return known;
    }

    const found = strings.indexOf(text);

    if (found >= 0) {
      return standardStrings.length + found;
    }

    strings.push(text);

    return standardStrings.length + strings.length - 1;
  };

  const charset = new ByteBuilder();
  charset.byte(0);

  for (const glyph of font.glyphs.slice(1)) {
    charset.number(stringNumber(glyph.name), 2);
  }

  const encoding = encodingTable(font, stringNumber);
  const head = [header, writeIndex([latinBytes(font.name)])];
  const middle = [writeIndex(strings.map(latinBytes)), writeIndex(font.globalSubroutines)];
  const charStrings = writeIndex(font.glyphs.map((glyph) => glyph.charString));
  const parts = layOut(head, middle, {
    top: font.top,
    encoding,
    charset: charset.finish(),
    charStrings,
    private: writePrivate(font.private, font.localSubroutines),
  });

  return joinBytes(parts);
}

interface Body {
  readonly top: Dict;
  readonly encoding: Uint8Array | undefined;
  readonly charset: Uint8Array;
  readonly charStrings: Uint8Array;
  readonly private: { readonly bytes: Uint8Array; readonly dictLength: number };
}

function layOut(head: readonly Uint8Array[], middle: readonly Uint8Array[], body: Body): Uint8Array[] {
  const topWith = (offsets: { encoding: number; charset: number; charStrings: number; private: number }) => {
    const top = new Map(body.top);

    if (body.encoding !== undefined) {
      top.set(dictOperator.encoding, [offsets.encoding]);
    }

    top.set(dictOperator.charset, [offsets.charset]);
    top.set(dictOperator.charStrings, [offsets.charStrings]);
    top.set(dictOperator.private, [body.private.dictLength, offsets.private]);

    return writeIndex([writeDict(top, fixedWidth)]);
  };

  const placeholder = topWith({ encoding: 0, charset: 0, charStrings: 0, private: 0 });
  let offset = placeholder.length + total(head) + total(middle);
  const offsets = { encoding: offset, charset: 0, charStrings: 0, private: 0 };
  offset += body.encoding?.length ?? 0;
  offsets.charset = offset;
  offset += body.charset.length;
  offsets.charStrings = offset;
  offset += body.charStrings.length;
  offsets.private = offset;

  return [
    ...head,
    topWith(offsets),
    ...middle,
    ...(body.encoding === undefined ? [] : [body.encoding]),
    body.charset,
    body.charStrings,
    body.private.bytes,
  ];
}

const fixedWidth: ReadonlySet<number> = new Set([
  dictOperator.encoding,
  dictOperator.charset,
  dictOperator.charStrings,
  dictOperator.private,
  dictOperator.fontArray,
  dictOperator.fontSelect,
]);

/** Writes a Private dictionary followed directly by its local subroutines. */
export function writePrivate(
  dict: Dict,
  subroutines: readonly Uint8Array[],
): { bytes: Uint8Array; dictLength: number } {
  const entries = new Map(dict);
  entries.delete(dictOperator.subroutines);

  if (subroutines.length === 0) {
    const bytes = writeDict(entries, fixedWidth);

    return { bytes, dictLength: bytes.length };
  }

  const offsetEntry = new Set([dictOperator.subroutines]);
  const length = writeDict(entries.set(dictOperator.subroutines, [0]), offsetEntry).length;
  const bytes = writeDict(entries.set(dictOperator.subroutines, [length]), offsetEntry);

  return { bytes: joinBytes([bytes, writeIndex(subroutines)]), dictLength: length };
}

function encodingTable(font: NameKeyedFont, stringNumber: (text: string) => number): Uint8Array | undefined {
  const isStandard = font.encoding.every((name, code) => {
    const present = font.glyphs.some((glyph) => glyph.name === standardEncoding[code]);

    return name === (present ? standardEncoding[code] : undefined);
  });

  if (isStandard) {
    return undefined;
  }

  const codesByName = new Map<string, number[]>();

  for (const [code, name] of font.encoding.entries()) {
    if (name !== undefined) {
      codesByName.set(name, [...(codesByName.get(name) ?? []), code]);
    }
  }

  // Format 0 lists codes in glyph order and cannot skip a glyph, so it covers the leading glyphs that have a
  // code; all other codes become supplements.
  const table = new ByteBuilder();
  const supplements: [code: number, name: string][] = [];
  const inOrder: number[] = [];

  for (const glyph of font.glyphs.slice(1)) {
    const [first, ...others] = codesByName.get(glyph.name) ?? [];

    if (first === undefined) {
      break;
    }

    inOrder.push(first);

    for (const code of others) {
      supplements.push([code, glyph.name]);
    }
  }

  for (const glyph of font.glyphs.slice(1 + inOrder.length)) {
    for (const code of codesByName.get(glyph.name) ?? []) {
      supplements.push([code, glyph.name]);
    }
  }

  table.byte(supplements.length > 0 ? 0x80 : 0);
  table.byte(inOrder.length);

  for (const code of inOrder) {
    table.byte(code);
  }

  if (supplements.length > 0) {
    table.byte(supplements.length);

    for (const [code, name] of supplements) {
      table.byte(code);
      table.number(stringNumber(name), 2);
    }
  }

  return table.finish();
}

/** Writes INDEX data (Technical Note 5176, 5). */
export function writeIndex(items: readonly Uint8Array[]): Uint8Array {
  const builder = new ByteBuilder();
  builder.number(items.length, 2);

  if (items.length === 0) {
    return builder.finish();
  }

  const end = total(items) + 1;
  const width = end < 0x100 ? 1 : end < 0x10000 ? 2 : end < 0x1000000 ? 3 : 4;
  builder.byte(width);
  let offset = 1;
  builder.number(offset, width);

  for (const item of items) {
    offset += item.length;
    builder.number(offset, width);
  }

  for (const item of items) {
    builder.append(item);
  }

  return builder.finish();
}

/** Entries whose operator is in `wide` hold offsets and take five bytes each, whatever their value. */
export function writeDict(dict: Dict, wide: ReadonlySet<number>): Uint8Array {
  const builder = new ByteBuilder();
  // ROS has to be the first operator of a CID-keyed font (Technical Note 5176, 18).
  const entries = [...dict].sort(
    ([one], [other]) => Number(other === dictOperator.registry) - Number(one === dictOperator.registry),
  );

  for (const [operator, operands] of entries) {
    for (const operand of operands) {
      writeOperand(builder, operand, wide.has(operator));
    }

    if (operator > 0xff) {
      builder.byte(operator >> 8);
    }

    builder.byte(operator & 0xff);
  }

  return builder.finish();
}

function writeOperand(builder: ByteBuilder, value: number, wide: boolean): void {
  if (!Number.isInteger(value)) {
    writeReal(builder, value);
  } else if (wide || value < -32768 || value > 32767) {
    builder.byte(29);
    builder.number(value >>> 0, 4);
  } else if (value >= -107 && value <= 107) {
    builder.byte(value + 139);
  } else if (value >= 108 && value <= 1131) {
    builder.number(247 * 256 + value - 108, 2);
  } else if (value <= -108 && value >= -1131) {
    builder.number(251 * 256 - value - 108, 2);
  } else {
    builder.byte(28);
    builder.number(value & 0xffff, 2);
  }
}

function writeReal(builder: ByteBuilder, value: number): void {
  const text = String(Number(value.toPrecision(9)))
    .replace('e-', 'c')
    .replace(/e\+?/, 'b');
  const nibbles = [...text].map((sign) => {
    const special = { '.': 10, b: 11, c: 12, '-': 14 }[sign];

    return special ?? Number(sign);
  });
  nibbles.push(15);

  if (nibbles.length % 2 === 1) {
    nibbles.push(15);
  }

  builder.byte(30);

  for (let index = 0; index < nibbles.length; index += 2) {
    builder.byte(((nibbles[index] ?? 15) << 4) | (nibbles[index + 1] ?? 15));
  }
}

function latinBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
}

function total(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
