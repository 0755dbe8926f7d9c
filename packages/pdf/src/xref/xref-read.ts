import type { ByteSource } from '../bytes/byte-source.ts';
import { isName, PdfDict, PdfStream } from '../objects.ts';
import { classes, findLastWord, isDigit, whitespace } from '../syntax/characters.ts';
import { Parser } from '../syntax/parser.ts';
import { free, inFile, inStream, mostObjects, type XrefTable } from './xref-table.ts';

/** Access to the document that reading its cross-reference sections needs. */
export interface SectionReader {
  readonly source: ByteSource;
  /** The stream object that starts at `offset`, or null. */
  streamAt(offset: number): PdfStream | null;
  decode(stream: PdfStream): Uint8Array;
  /**
   * Adds to the work spent on the file.
   * @throws DocumentError `damaged-file` when it exceeds the limit.
   */
  countWork(bytes: number): void;
}

export interface XrefSections {
  /** The trailer of the newest section. */
  readonly trailer: PdfDict;
  readonly startOffset: number;
  /**
   * True when the newest section is a cross-reference stream; an update must have the same form (7.5.8.4).
   */
  readonly isStream: boolean;
}

/**
 * Position given by `startxref`, or -1. Systems pad files with zeros or mail footers, so a large window is
 * searched.
 */
export function findStart(source: ByteSource): number {
  const from = Math.max(0, source.length - 4096);
  const { bytes, base } = source.windowAt(from, 4096);
  const at = findLastWord(bytes, 'startxref', from - base);

  return at === -1 ? -1 : new Parser(bytes, at + 9).wholeNumber();
}

/** Reads the chain of sections from the newest to the oldest; null when any of them is invalid. */
export function readSections(reader: SectionReader, start: number, table: XrefTable): XrefSections | null {
  let newest: XrefSections | null = null;
  const seen = new Set<number>();

  for (let offset = start; !seen.has(offset); ) {
    seen.add(offset);
    const section = readSection(reader, offset, table);

    if (section === null) {
      return null;
    }

    newest ??= { trailer: section.trailer, startOffset: offset, isStream: section.isStream };

    // Hybrid files (7.5.8.4): the stream's entries come between this section and the previous one.
    const hybrid = section.trailer.get('XRefStm');

    if (typeof hybrid === 'number' && !section.isStream && !seen.has(hybrid)) {
      seen.add(hybrid);

      if (readSection(reader, hybrid, table)?.isStream !== true) {
        return null;
      }
    }

    const previous = section.trailer.get('Prev');

    if (previous === null) {
      break;
    }

    if (typeof previous !== 'number') {
      return null;
    }

    offset = previous;
  }

  return newest;
}

function readSection(
  reader: SectionReader,
  offset: number,
  table: XrefTable,
): { trailer: PdfDict; isStream: boolean } | null {
  if (offset < 0 || offset >= reader.source.length) {
    return null;
  }

  const { parser, base } = parserAt(reader.source, offset, rowBytesAhead);

  if (parser.keyword('xref')) {
    const trailer = readClassic(reader.source, base + parser.position, table);

    return trailer === null ? null : { trailer, isStream: false };
  }

  const stream = reader.streamAt(offset);

  if (stream === null || !isName(stream.dict.get('Type'), 'XRef')) {
    return null;
  }

  const data = reader.decode(stream);
  reader.countWork(data.length);

  return readStream(stream, data, table) ? { trailer: stream.dict, isStream: true } : null;
}

/** Bytes that are read ahead in a section: more than its trailer has. */
const sectionBytes = 65_536;

/** Bytes that are read ahead before each row or heading of a table; a row has 20. */
const rowBytesAhead = 256;

/** Parser at an offset of the file, with so many bytes before its end. */
function parserAt(source: ByteSource, offset: number, least: number): { parser: Parser; base: number } {
  const { bytes, base } = source.windowAt(offset, least);

  return { parser: new Parser(bytes, offset - base, bytes.length, source.isWhole), base };
}

function readClassic(source: ByteSource, start: number, table: XrefTable): PdfDict | null {
  let { parser, base } = parserAt(source, start, sectionBytes);

  for (;;) {
    if (parser.end - parser.position < rowBytesAhead) {
      ({ parser, base } = parserAt(source, base + parser.position, sectionBytes));
    }

    if (parser.keyword('trailer')) {
      const trailer = parserAt(source, base + parser.position, sectionBytes).parser.object();

      return trailer instanceof PdfDict ? trailer : null;
    }

    let first = parser.wholeNumber();
    const count = parser.wholeNumber();

    if (first === -1 || count === -1) {
      return null;
    }

    for (let index = 0; index < count; index++) {
      if (parser.end - parser.position < rowBytesAhead) {
        ({ parser, base } = parserAt(source, base + parser.position, sectionBytes));
      }

      parser.skipBlanks();

      const { bytes, position } = parser;

      if (hasPlainForm(bytes, position)) {
        const offset = digitsAt(bytes, position, 10);
        const generation = digitsAt(bytes, position + 11, 5);

        if (offset > 0 && generation !== -1) {
          table.add(first + index, inFile, offset, generation);
          parser.position += 18;
          continue;
        }
      }

      const place = parser.wholeNumber();
      const generation = parser.wholeNumber();

      if (place === -1 || generation === -1) {
        return null;
      }

      parser.skipBlanks();
      const kind = parser.bytes[parser.position];

      if (kind !== 0x6e && kind !== 0x66) {
        return null;
      }

      parser.position++;

      // Some writers number the section from 1 although its first entry is the head of the free list, object
      // 0.
      if (index === 0 && first === 1 && kind === 0x66 && generation === 65535) {
        first = 0;
      }

      // Offset 0 is the file header; some writers mark unused objects with it.
      if (kind === 0x6e && place > 0) {
        table.add(first + index, inFile, place, generation);
      } else {
        table.add(first + index, free, 0, generation);
      }
    }
  }
}

/** True where `nnnnnnnnnn ggggg n`, the form required by 7.5.4 of an object in use, can be. */
function hasPlainForm(bytes: Uint8Array, at: number): boolean {
  return bytes[at + 10] === 32 && bytes[at + 16] === 32 && bytes[at + 17] === 0x6e;
}

/** Value of so many digits; -1 when there are other characters. */
function digitsAt(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;

  for (let index = at; index < at + count; index++) {
    const digit = bytes[index]! - 0x30;

    if (digit < 0 || digit > 9) {
      return -1;
    }

    value = value * 10 + digit;
  }

  return value;
}

function readStream(stream: PdfStream, data: Uint8Array, table: XrefTable): boolean {
  const widths = stream.dict.get('W');
  const size = stream.dict.get('Size');

  if (!Array.isArray(widths) || widths.length < 3 || typeof size !== 'number') {
    return false;
  }

  const [kindWidth, placeWidth, detailWidth] = widths.map((width) =>
    typeof width === 'number' && width >= 0 && width <= 8 ? Math.trunc(width) : 0,
  ) as [number, number, number];
  const rowBytes = kindWidth + placeWidth + detailWidth;

  if (rowBytes === 0) {
    return false;
  }

  const index = stream.dict.get('Index');
  const sections = Array.isArray(index) ? index : [0, size];
  let at = 0;

  for (let pair = 0; pair + 1 < sections.length; pair += 2) {
    const first = sections[pair];
    const count = sections[pair + 1];

    if (typeof first !== 'number' || typeof count !== 'number' || first < 0 || first > mostObjects) {
      return false;
    }

    for (let number = first; number < first + count && at + rowBytes <= data.length; number++) {
      const kind = kindWidth === 0 ? 1 : bigEndian(data, at, kindWidth);
      const place = bigEndian(data, at + kindWidth, placeWidth);
      const detail = bigEndian(data, at + kindWidth + placeWidth, detailWidth);
      at += rowBytes;

      if (kind === 1) {
        table.add(number, inFile, place, detail);
      } else if (kind === 2) {
        table.add(number, inStream, place, detail);
      } else if (kind === 0) {
        table.add(number, free, 0, detail);
      }
    }
  }

  return true;
}

function bigEndian(data: Uint8Array, at: number, width: number): number {
  let value = 0;

  for (let index = 0; index < width; index++) {
    value = value * 256 + data[at + index]!;
  }

  return value;
}

/** Maximum length of `n g obj`; a longer comment inside must not make every look-up scan the whole file. */
export const longestHeader = 256;

/** Returns the position after `number generation obj` at `offset`, or -1 when it is not there. */
export function passObjectHeader(bytes: Uint8Array, offset: number, number: number): number {
  const parser = new Parser(bytes, offset, offset + longestHeader);

  if (parser.wholeNumber() !== number || parser.wholeNumber() === -1 || !parser.keyword('obj')) {
    return -1;
  }

  return parser.position;
}

/** Reads `n g` backwards from the position of `obj`; null when no object header ends there. */
export function headerBefore(bytes: Uint8Array, at: number): { number: number; start: number } | null {
  let position = at;
  const backOver = (test: (code: number) => boolean): number => {
    const from = position;

    while (position > 0 && from - position < 12 && test(bytes[position - 1]!)) {
      position--;
    }

    return from - position;
  };
  const isBlank = (code: number) => classes[code] === whitespace;

  backOver(isBlank);

  if (backOver(isDigit) === 0 || backOver(isBlank) === 0) {
    return null;
  }

  const digits = backOver(isDigit);

  if (digits === 0 || digits > 10) {
    return null;
  }

  let number = 0;

  for (let index = 0; index < digits; index++) {
    number = number * 10 + bytes[position + index]! - 0x30;
  }

  return { number, start: position };
}
