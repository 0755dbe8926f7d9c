import { type DxfPair, type DxfParts, groupsOf } from './dxf.ts';

/**
 * A DXF file of the given parts in its binary form.
 *
 * @param encode text encoding of the program that saved it
 * @param codeBytes 1 until R12, 2 from R13 on
 */
export function binaryDxfFile(
  parts: DxfParts,
  encode: (text: string) => Buffer,
  codeBytes: 1 | 2,
): Uint8Array {
  const start = Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1');
  const groups = groupsOf(parts).flatMap(([code, value]) => [
    codeOf(code, codeBytes),
    valueOf(code, value, encode),
  ]);

  return Buffer.concat([start, ...groups]);
}

/**
 * A group code. In files with one-byte codes, a code that does not fit takes two bytes after an escape byte.
 */
function codeOf(code: number, bytes: 1 | 2): Buffer {
  const wide = Buffer.alloc(2);
  wide.writeUInt16LE(code);

  if (bytes === 2) {
    return wide;
  }

  return code < 255 ? Buffer.from([code]) : Buffer.concat([Buffer.from([255]), wide]);
}

function valueOf(code: number, value: DxfPair[1], encode: (text: string) => Buffer): Buffer {
  if ((code >= 10 && code < 60) || (code >= 210 && code < 240)) {
    const double = Buffer.alloc(8);
    double.writeDoubleLE(Number(value));

    return double;
  }

  if ((code >= 60 && code < 80) || (code >= 170 && code < 180)) {
    const short = Buffer.alloc(2);
    short.writeInt16LE(Number(value));

    return short;
  }

  if (code >= 90 && code < 100) {
    const long = Buffer.alloc(4);
    long.writeInt32LE(Number(value));

    return long;
  }

  return Buffer.concat([encode(String(value)), Buffer.from([0])]);
}
