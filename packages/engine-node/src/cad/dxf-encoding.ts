import { isAscii, isUtf8 } from 'node:buffer';

/** Where a text DXF names its version and its code page; the header comes first. */
const headerBytes = 65_536;
const version = /\$ACADVER[ \t]*\r?\n[ \t]*1[ \t]*\r?\n[ \t]*(\w+)[ \t]*\r?\n/;
const codePage = /\$DWGCODEPAGE[ \t]*\r?\n[ \t]*3[ \t]*\r?\n[ \t]*([^\r\n]*)/;

/** From AutoCAD 2007 on. */
const firstInUtf8 = 'AC1021';
/** Words of a few letters in these can look like UTF-8 by chance. */
const doubleByte = /^(?:ANSI_(?:932|936|949|950|1361)|DOS932|BIG5|GB2312|JOHAB|KSC5601)$/i;

/**
 * Names UTF-8 in a text DXF that is written in it: files of 2007 and later are, and still name the code page of the
 * system that wrote them; older files of other programs often are, too.
 */
export function withUtf8Named(bytes: Uint8Array): Uint8Array {
  if (isAscii(bytes) || !isUtf8(bytes)) {
    return bytes;
  }

  const header = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headerBytes)).toString(
    'latin1',
  );
  const saved = version.exec(header);
  const named = codePage.exec(header);

  if (saved === null || ((saved[1] ?? '') < firstInUtf8 && doubleByte.test(named?.[1] ?? ''))) {
    return bytes;
  }

  if (named === null) {
    const end = saved.index + saved[0].length;

    return replaced(bytes, end, end, '9\n$DWGCODEPAGE\n3\nUTF-8\n');
  }

  const end = named.index + named[0].length;

  return replaced(bytes, end - (named[1] ?? '').length, end, 'UTF-8');
}

function replaced(bytes: Uint8Array, start: number, end: number, text: string): Uint8Array {
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(text), bytes.subarray(end)]);
}
