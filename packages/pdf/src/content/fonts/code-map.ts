import { bytesToBinary } from '../../bytes/binary.ts';
import type { PdfDocument } from '../../document.ts';
import { PdfName, type PdfObject, PdfStream } from '../../objects.ts';

/** Code in a shown string, the number of its bytes, and the glyph it selects (CID); null when that is unknown. */
export interface ShownCode {
  readonly code: number;
  readonly length: number;
  readonly cid: number | null;
}

/** Division of strings into codes by the encoding of a composite font (ISO 32000-2, 9.7.5). */
export interface CodeMap {
  readonly isVertical: boolean;
  read(bytes: Uint8Array, at: number): ShownCode;
}

interface CodeRange {
  readonly length: number;
  readonly low: number;
  readonly high: number;
}

export function readCodeMap(document: PdfDocument, encoding: PdfObject): CodeMap {
  const value = document.resolve(encoding);

  if (value instanceof PdfStream) {
    return embeddedMap(document, value);
  }

  const name = value instanceof PdfName ? value.value : 'Identity-H';
  const isVertical = /(^|-)V$/.test(name);

  if (name.startsWith('Identity')) {
    return { isVertical, read: (bytes, at) => readWide(bytes, at, true) };
  }

  // The glyphs of a predefined encoding are listed in files that readers bring with them.
  return { isVertical, read: (bytes, at) => readPredefined(name, bytes, at) };
}

function readWide(bytes: Uint8Array, at: number, isCid: boolean): ShownCode {
  const code = (bytes[at]! << 8) | (bytes[at + 1] ?? 0);

  return { code, length: 2, cid: isCid ? code : null };
}

function readPredefined(name: string, bytes: Uint8Array, at: number): ShownCode {
  const first = bytes[at]!;

  if (/UTF32/.test(name)) {
    return { ...readWide(bytes, at + 2, false), length: 4 };
  }

  if (/UTF16/.test(name) && first >= 0xd8 && first <= 0xdb) {
    return { ...readWide(bytes, at + 2, false), length: 4 };
  }

  const isSingle = /RKSJ/.test(name)
    ? first <= 0x80 || (first >= 0xa0 && first <= 0xdf)
    : /EUC|GBK|B5|KSCms|HKscs/.test(name) && first <= 0x80;

  return isSingle ? { code: first, length: 1, cid: null } : readWide(bytes, at, false);
}

function embeddedMap(document: PdfDocument, stream: PdfStream): CodeMap {
  const text = bytesToBinary(document.decode(stream, 16 * 1024 * 1024));
  const spaces = sectionsOf(text, 'codespacerange')
    .flatMap((section) =>
      [...section.matchAll(/<([\da-f\s]+)>\s*<([\da-f\s]+)>/gi)].map(([, low = '', high = '']) =>
        rangeOf(low, high),
      ),
    )
    .slice(0, mostSpaces);
  const cids = new Map<number, number>();
  const ranges = sectionsOf(text, 'cidrange')
    .flatMap((section) =>
      [...section.matchAll(/<([\da-f\s]+)>\s*<([\da-f\s]+)>\s*(\d+)/gi)].map(
        ([, low = '', high = '', cid]) => ({
          ...rangeOf(low, high),
          cid: Number(cid),
        }),
      ),
    )
    .slice(0, mostRanges);

  for (const section of sectionsOf(text, 'cidchar')) {
    for (const [, code = '', cid] of section.matchAll(/<([\da-f\s]+)>\s*(\d+)/gi)) {
      cids.set(Number.parseInt(code.replaceAll(/\s/g, ''), 16), Number(cid));
    }
  }

  const parent = document.get(stream.dict, 'UseCMap');
  const isIdentity =
    (parent instanceof PdfName && parent.value.startsWith('Identity')) ||
    /\/Identity-[HV]\s+usecmap/.test(text);
  const readCid = (code: number) => {
    const range = ranges.find(({ low, high }) => code >= low && code <= high);

    return range === undefined ? (isIdentity ? code : 0) : range.cid + code - range.low;
  };
  const cidOf = (code: number) => {
    const cid = cids.get(code) ?? readCid(code);
    cids.set(code, cid);

    return cid;
  };

  return {
    isVertical: document.get(stream.dict, 'WMode') === 1 || /\/WMode\s+1\b/.test(text),

    read(bytes, at) {
      let code = 0;

      for (let length = 1; length <= 4 && at + length <= bytes.length; length += 1) {
        code = code * 256 + bytes[at + length - 1]!;

        if (spaces.some((space) => space.length === length && isWithin(code, space))) {
          return { code, length, cid: cidOf(code) };
        }
      }

      const { code: wide } = readWide(bytes, at, true);

      return { code: wide, length: 2, cid: cidOf(wide) };
    },
  };
}

/** Maximum number of ranges of codes; real maps have a few. */
const mostSpaces = 256;

/** Maximum number of ranges of CIDs; the largest maps of Adobe have some 20,000. */
const mostRanges = 65_536;

function sectionsOf(text: string, kind: string): string[] {
  const [opening, closing] = [`begin${kind}`, `end${kind}`];
  const sections: string[] = [];

  for (let start = text.indexOf(opening); start >= 0; ) {
    const end = text.indexOf(closing, start);

    if (end < 0) {
      return sections;
    }

    sections.push(text.slice(start + opening.length, end));
    start = text.indexOf(opening, end);
  }

  return sections;
}

function rangeOf(low: string, high: string): CodeRange {
  const digits = low.replaceAll(/\s/g, '');

  return {
    length: digits.length >> 1,
    low: Number.parseInt(digits, 16),
    high: Number.parseInt(high.replaceAll(/\s/g, ''), 16),
  };
}

/** Each byte of a code lies between those of the range (ISO 32000-2, 9.7.6.2). */
function isWithin(code: number, { length, low, high }: CodeRange): boolean {
  for (let byte = 0; byte < length; byte += 1) {
    const [value, least, most] = [code, low, high].map((number) => Math.floor(number / 256 ** byte) % 256);

    if (value! < least! || value! > most!) {
      return false;
    }
  }

  return true;
}
