import { isAscii, isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { decodeAs } from '../text/decode-text.ts';

const utf8Mark = [0xef, 0xbb, 0xbf];
const carriageReturn = 13;
const lineFeed = 10;

/**
 * Normalizes a text DXF for its readers: removes the UTF-8 byte order mark and converts classic Mac line
 * ends.
 */
export function plainText(bytes: Uint8Array): Uint8Array {
  const unmarked = utf8Mark.every((byte, index) => bytes[index] === byte) ? bytes.subarray(3) : bytes;

  return unmarked.includes(lineFeed)
    ? unmarked
    : unmarked.map((byte) => (byte === carriageReturn ? lineFeed : byte));
}

/** A text DXF names its version and code page in the header, which comes first. */
const headerBytes = 65_536;
const version = /\$ACADVER[ \t]*\r?\n[ \t]*1[ \t]*\r?\n[ \t]*(\w+)[ \t]*\r?\n/;
const codePage = /\$DWGCODEPAGE[ \t]*\r?\n[ \t]*3[ \t]*\r?\n[ \t]*([^\r\n]*)/;

/** AutoCAD 2007 and later write UTF-8. */
const firstInUtf8 = 'AC1021';
/** Double-byte code pages, in which words of a few letters can look like UTF-8 by chance. */
const doubleByte = /^(?:ANSI_(?:932|936|949|950|1361)|DOS932|BIG5|GB2312|JOHAB|KSC5601)$/i;

/** DOS code pages unknown to the library, and the Windows one it confuses with a similar page. */
const foreignPage = /^(?:DOS|CP|IBM)_?(\d+)$|^ANSI_(949)$/i;

/**
 * Declares UTF-8 in a text DXF that is written in it. Files of AutoCAD 2007 and later always are, but still
 * name the code page of the system that wrote them; older files of other programs often are, too. A code page
 * the library cannot read is converted to UTF-8.
 */
export function inUtf8(bytes: Uint8Array): Uint8Array {
  if (isAscii(bytes)) {
    return bytes;
  }

  const header = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headerBytes)).toString(
    'latin1',
  );
  const saved = version.exec(header);
  const named = codePage.exec(header);
  const page = (named?.[1] ?? '').trim();
  const isOld = saved === null || (saved[1] ?? '') < firstInUtf8;

  if (saved !== null && isUtf8(bytes) && !(isOld && doubleByte.test(page))) {
    return withUtf8Named(bytes, saved, named);
  }

  const [, dos, windows] = foreignPage.exec(page) ?? [];
  const encoding = `cp${dos ?? windows}`;

  return named !== null && iconv.encodingExists(encoding)
    ? Buffer.from(decodeAs(withUtf8Named(bytes, named, named), encoding))
    : bytes;
}

function withUtf8Named(bytes: Uint8Array, saved: RegExpExecArray, named: RegExpExecArray | null): Uint8Array {
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
