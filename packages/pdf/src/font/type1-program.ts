import { joinBytes } from '../bytes/join-bytes.ts';
import { standardEncoding } from './encodings.ts';

/** Decrypted contents of a Type 1 font program (Adobe Type 1 Font Format, 1990). */
export interface Type1Program {
  readonly fontMatrix: readonly number[];
  readonly fontBox: readonly number[];
  /** Glyph name of each code in the program's built-in encoding. */
  readonly encoding: readonly (string | undefined)[];
  readonly charStrings: ReadonlyMap<string, Uint8Array>;
  readonly subroutines: readonly Uint8Array[];
  /** Numeric entries of the Private dictionary that control hinting. */
  readonly hints: ReadonlyMap<string, readonly number[]>;
}

const charStringKey = 4330;
const eexecKey = 55665;

const hintNames = [
  'BlueValues',
  'OtherBlues',
  'FamilyBlues',
  'FamilyOtherBlues',
  'BlueScale',
  'BlueShift',
  'BlueFuzz',
  'StdHW',
  'StdVW',
  'StemSnapH',
  'StemSnapV',
  'ForceBold',
  'LanguageGroup',
  'ExpansionFactor',
];

/** Reads a Type 1 font program; undefined when it uses a feature this reader does not support. */
export function readType1(file: Uint8Array): Type1Program | undefined {
  const bytes = withoutSegmentHeaders(file);
  const eexec = indexOfWord(bytes, 'currentfile eexec');

  if (eexec < 0) {
    return undefined;
  }

  const clear = latin(bytes.subarray(0, eexec));
  const secret = decryptPrivate(bytes, eexec + 'currentfile eexec'.length);
  const text = latin(secret);
  const fontMatrix = numbersAfter(clear, 'FontMatrix');
  const encoding = readEncoding(clear);
  // Multiple-master designs blend at run time, and "hires" programs carry two sets of outlines.
  const ambiguous = /\/(?:WeightVector|BlendDesignMap|hires)\b/.test(clear + text.slice(0, 4000));

  if (fontMatrix?.length !== 6 || encoding === undefined || ambiguous) {
    return undefined;
  }

  const programs = readPrograms(secret, text);

  if (programs === undefined || programs.charStrings.size === 0) {
    return undefined;
  }

  return {
    fontMatrix,
    fontBox: numbersAfter(clear, 'FontBBox') ?? [0, 0, 0, 0],
    encoding,
    hints: readHints(programs.dictionaryText),
    charStrings: programs.charStrings,
    subroutines: programs.subroutines,
  };
}

function readPrograms(secret: Uint8Array, text: string) {
  const skipped = /\/lenIV\s+(-?\d+)/.exec(text)?.[1];
  const leadBytes = skipped === undefined ? 4 : Number(skipped);
  const charStringsAt = text.indexOf('/CharStrings');

  if (charStringsAt < 0 || text.includes('/CharStrings', charStringsAt + 1)) {
    return undefined;
  }

  const plain = (start: number, length: number): Uint8Array => {
    const body = secret.subarray(start, start + length);

    return leadBytes < 0 ? body : decrypt(body, charStringKey).subarray(leadBytes);
  };

  const subroutines: Uint8Array[] = [];
  const subrsAt = text.indexOf('/Subrs');
  let dictionaryText = text.slice(0, charStringsAt);

  if (subrsAt >= 0 && subrsAt < charStringsAt) {
    const end = readBinaryEntries(text, subrsAt, /dup\s+(\d+)\s+(\d+)\s+\S+\s/y, (name, start, length) => {
      subroutines[Number(name)] = plain(start, length);
    });
    dictionaryText = text.slice(0, subrsAt) + text.slice(end, Math.max(end, charStringsAt));
  }

  const charStrings = new Map<string, Uint8Array>();
  readBinaryEntries(text, charStringsAt, /\/(\S+)\s+(\d+)\s+\S+\s/y, (name, start, length) => {
    if (!charStrings.has(name)) {
      charStrings.set(name, plain(start, length));
    }
  });

  return { charStrings, subroutines, dictionaryText };
}

/**
 * Walks entries of the form `head RD <bytes> tail` and returns the end position. Only the few closing words
 * of an entry separate it from the next, so a gap of more than 60 characters is the end.
 */
function readBinaryEntries(
  text: string,
  from: number,
  head: RegExp,
  take: (name: string, start: number, length: number) => void,
): number {
  let position = from + 1;
  // The first entry follows the words that size the array or dictionary.
  let patience = 80;

  for (let gap = 0; gap < patience && position < text.length; gap += 1) {
    head.lastIndex = position;
    const match = head.exec(text);

    if (match === null) {
      position += 1;
      continue;
    }

    const start = position + match[0].length;
    const length = Number(match[2]);

    if (start + length > text.length) {
      break;
    }

    take(match[1] ?? '', start, length);
    position = start + length;
    patience = 60;
    gap = -1;
  }

  return position;
}

function readHints(text: string): Map<string, readonly number[]> {
  const hints = new Map<string, readonly number[]>();

  for (const name of hintNames) {
    const list = numbersAfter(text, name);
    const single = new RegExp(`/${name}\\s+(-?[\\d.]+(?:[eE]-?\\d+)?|true|false)`).exec(text)?.[1];

    if (list !== undefined) {
      hints.set(name, list);
    } else if (single === 'true' || single === 'false') {
      hints.set(name, [single === 'true' ? 1 : 0]);
    } else if (single !== undefined) {
      hints.set(name, [Number(single)]);
    }
  }

  return hints;
}

function readEncoding(clear: string): (string | undefined)[] | undefined {
  const at = clear.indexOf('/Encoding');

  if (at < 0) {
    return undefined;
  }

  if (/^\/Encoding\s+StandardEncoding\s+def/.test(clear.slice(at, at + 60))) {
    return [...standardEncoding];
  }

  const end = clear.slice(at).search(/\b(?:readonly\s+)?def\b/);
  const codes: (string | undefined)[] = Array.from({ length: 256 });
  const body = clear.slice(at, end < 0 ? undefined : at + end);

  // A literal array instead of `dup … put` is legal PostScript but does not occur in embedded programs.
  if (!/^\/Encoding\s+256\s+array/.test(body)) {
    return undefined;
  }

  for (const [, radix, digits = '', name] of body.matchAll(/dup\s+(?:(\d+)#)?(\w+)\s*\/(\S+)\s+put/g)) {
    const code = Number.parseInt(digits, radix === undefined ? 10 : Number(radix));

    if (code >= 0 && code < 256) {
      codes[code] = name === '.notdef' ? undefined : name;
    }
  }

  return codes;
}

function numbersAfter(text: string, name: string): number[] | undefined {
  const body = new RegExp(`/${name}\\s*[[{]([^\\]}]*)[\\]}]`).exec(text)?.[1];

  if (body === undefined) {
    return undefined;
  }

  const numbers = body.trim().split(/\s+/).filter(Boolean).map(Number);

  return numbers.every(Number.isFinite) ? numbers : undefined;
}

function decryptPrivate(bytes: Uint8Array, afterWord: number): Uint8Array {
  let start = afterWord;

  while (isSpace(bytes[start])) {
    start += 1;
  }

  const lead = latin(bytes.subarray(start, start + 4));
  const body = /^[\da-fA-F\s]{4}$/.test(lead) ? fromHex(bytes.subarray(start)) : bytes.subarray(start);

  return decrypt(body, eexecKey).subarray(4);
}

/** Decrypts one encryption layer; both layers use the same cipher (Adobe Type 1 Font Format, 7.3). */
function decrypt(cipher: Uint8Array, key: number): Uint8Array {
  const plain = new Uint8Array(cipher.length);
  let state = key;

  for (const [index, byte] of cipher.entries()) {
    plain[index] = byte ^ (state >> 8);
    state = ((byte + state) * 52845 + 22719) & 0xffff;
  }

  return plain;
}

function fromHex(text: Uint8Array): Uint8Array {
  const digits = latin(text).replace(/\s/g, '');
  const bytes = new Uint8Array(digits.length >> 1);

  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  }

  return bytes;
}

/** Strips the six-byte headers of PFB segments: 0x80, kind, little-endian length. */
function withoutSegmentHeaders(file: Uint8Array): Uint8Array {
  if (file[0] !== 0x80) {
    return file;
  }

  const parts: Uint8Array[] = [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let position = 0;

  while (position + 6 <= file.length && file[position] === 0x80 && file[position + 1] !== 3) {
    const length = view.getUint32(position + 2, true);
    parts.push(file.subarray(position + 6, position + 6 + length));
    position += 6 + length;
  }

  return joinBytes(parts);
}

function indexOfWord(bytes: Uint8Array, word: string): number {
  return latin(bytes.subarray(0, Math.min(bytes.length, 200_000))).indexOf(word);
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** One character per byte, so that string positions are byte positions. */
function latin(bytes: Uint8Array): string {
  const pieces: string[] = [];

  for (let start = 0; start < bytes.length; start += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }

  return pieces.join('');
}
