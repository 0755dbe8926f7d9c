/**
 * A group of a DXF file: its code and its value. The value is text with one character per byte, because code
 * pages differ.
 */
export interface DxfGroup {
  readonly code: number;
  readonly value: string;
}

/** The first line of a binary DXF; a line end, a control character and a zero follow. */
const binaryMark = 'AutoCAD Binary DXF';
const binaryStart = 22;

/** Reads the groups of a text or binary DXF file in order. */
export function dxfGroups(bytes: Uint8Array): Iterable<DxfGroup> {
  const buffer = bufferOf(bytes);

  return isBinaryDxf(bytes) ? binaryGroups(buffer) : textGroups(buffer);
}

export function isBinaryDxf(bytes: Uint8Array): boolean {
  return bufferOf(bytes).toString('latin1', 0, binaryMark.length) === binaryMark;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Writes groups as a text DXF. */
export function dxfText(groups: readonly DxfGroup[]): Uint8Array {
  return Buffer.from(groups.map(({ code, value }) => `${code}\r\n${value}\r\n`).join(''), 'latin1');
}

/** Index of the start of the next entry. */
export function endOfEntry(groups: readonly DxfGroup[], start: number): number {
  let end = start + 1;

  while (end < groups.length && groups[end]?.code !== 0) {
    end += 1;
  }

  return end;
}

const lineFeed = 10;
/** ASCII white space only: a byte that looks like another space may be half of a letter. */
const outerSpaces = /^[ \t]+|[ \t\r]+$/g;

function* textGroups(bytes: Buffer): Generator<DxfGroup> {
  let start = 0;
  let code: number | null = null;

  while (start < bytes.length) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found === -1 ? bytes.length : found;
    const line = bytes.toString('latin1', start, end).replace(outerSpaces, '');
    start = end + 1;

    if (code === null) {
      code = Number.parseInt(line, 10);
    } else {
      yield { code, value: line };
      code = null;
    }
  }
}

/** Storage type of a group's value (DXF reference, group code value types). */
function valueTypeOf(code: number): 'text' | 'double' | 'byte' | 'short' | 'long' | 'wide' | 'chunk' {
  if ((code >= 310 && code <= 319) || code === 1004) {
    return 'chunk';
  }

  if (isWithin(code, [10, 59], [110, 149], [210, 239], [460, 469], [1010, 1059])) {
    return 'double';
  }

  if (isWithin(code, [60, 79], [170, 179], [270, 289], [370, 389], [400, 409], [1060, 1070])) {
    return 'short';
  }

  if (isWithin(code, [90, 99], [420, 429], [440, 459], [1071, 1071])) {
    return 'long';
  }

  return isWithin(code, [290, 299]) ? 'byte' : isWithin(code, [160, 169]) ? 'wide' : 'text';
}

function isWithin(code: number, ...ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/** Marks a code of two bytes, which follow. */
const longCode = 255;

function* binaryGroups(bytes: Buffer): Generator<DxfGroup> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Codes took one byte until R13: the first, which is 0, is then followed by a letter of SECTION. A comment
  // has a long code.
  const [first, second] = bytes.subarray(binaryStart);
  const isOld = first === longCode || (first === 0 && second !== 0);
  const sizes = { double: 8, byte: 1, short: 2, long: 4, wide: 8 } as const;
  let at = binaryStart;

  while (at + 2 < bytes.length) {
    let code = isOld ? view.getUint8(at) : view.getUint16(at, true);
    at += isOld ? 1 : 2;

    if (isOld && code === longCode) {
      code = view.getUint16(at, true);
      at += 2;
    }

    const type = valueTypeOf(code);

    if (type === 'text') {
      const end = bytes.indexOf(0, at);

      if (end === -1) {
        return;
      }

      yield { code, value: bytes.toString('latin1', at, end) };
      at = end + 1;
      continue;
    }

    if (type === 'chunk') {
      const end = at + 1 + (bytes[at] ?? 0);
      yield { code, value: bytes.toString('hex', at + 1, end) };
      at = end;
      continue;
    }

    if (at + sizes[type] > bytes.length) {
      return;
    }

    yield { code, value: String(numberAt(view, at, type)) };
    at += sizes[type];
  }
}

function numberAt(
  view: DataView,
  at: number,
  type: 'double' | 'byte' | 'short' | 'long' | 'wide',
): number | bigint {
  switch (type) {
    case 'double':
      return view.getFloat64(at, true);
    case 'byte':
      return view.getUint8(at);
    case 'short':
      return view.getInt16(at, true);
    case 'long':
      return view.getInt32(at, true);
    case 'wide':
      return view.getBigInt64(at, true);
  }
}
