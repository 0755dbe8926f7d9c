import type { PdfDocument } from '../document.ts';
import type { PdfStream } from '../objects.ts';

/**
 * True when every reader takes `data` from a stream: it is stored as it is, with its true length, or as whole zlib
 * data.
 */
export function isPlainlyRead(document: PdfDocument, stream: PdfStream, data: Uint8Array): boolean {
  const [filter, ...more] = document.filters(stream);

  if (filter === undefined) {
    return document.get(stream.dict, 'Length') === data.length;
  }

  return filter.name === 'FlateDecode' && more.length === 0 && isWholeZlib(stream.raw, data);
}

/** Line ends that writers leave between zlib data and the end of its stream. */
const mostLineEnd = 2;

/** True when zlib data ends with the checksum of all that it was decoded to (RFC 1950, 2.2). */
export function isWholeZlib(zlib: Uint8Array, decoded: Uint8Array): boolean {
  const sum = adler32(decoded);

  for (let end = zlib.length; end >= 4 && end >= zlib.length - mostLineEnd; end -= 1) {
    const stored = (zlib[end - 4]! << 24) | (zlib[end - 3]! << 16) | (zlib[end - 2]! << 8) | zlib[end - 1]!;

    if (stored >>> 0 === sum) {
      return true;
    }
  }

  return false;
}

/** Bytes that are summed up before both sums could exceed 32 bits, as in zlib. */
const bytesPerModulo = 5552;

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;

  for (let start = 0; start < bytes.length; start += bytesPerModulo) {
    const end = Math.min(start + bytesPerModulo, bytes.length);

    for (let at = start; at < end; at += 1) {
      low += bytes[at]!;
      high += low;
    }

    low %= 65521;
    high %= 65521;
  }

  return ((high << 16) | low) >>> 0;
}
