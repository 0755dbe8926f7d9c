import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { DocumentError } from '@octavo/pdf/document-error';
import { HuffmanText } from './huffman.ts';
import type { MobiHeader } from './mobi-header.ts';
import { expandPalmDoc } from './palmdoc.ts';

/** Maximum text size, ten times that of a large encyclopedia. */
const largestTextBytes = 256 * 1024 * 1024;

/**
 * Reads the text of a book as one stream of bytes; `record` returns the records that follow the header's own.
 */
export function readText(header: MobiHeader, record: (index: number) => Uint8Array): Uint8Array {
  const expand = expanderOf(header, record);
  const parts: Uint8Array[] = [];
  let total = 0;

  for (let index = 1; index <= header.textRecords; index += 1) {
    const part = expand(withoutTrailers(record(index), header.trailerFlags));
    parts.push(part);
    total += part.length;

    if (total > largestTextBytes) {
      throw new DocumentError('memory-limit', 'too much text');
    }
  }

  return joinBytes(parts);
}

function expanderOf(
  header: MobiHeader,
  record: (index: number) => Uint8Array,
): (bytes: Uint8Array) => Uint8Array {
  switch (header.compression) {
    case 1:
      return (bytes) => bytes;
    case 2:
      return expandPalmDoc;
    case 17480: {
      const count = Math.min(header.huffmanRecords, 1024);
      const dictionaries = Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
        record(header.huffmanRecord + 1 + index),
      );
      const huffman = new HuffmanText(record(header.huffmanRecord), dictionaries);

      return (bytes) => huffman.expand(bytes);
    }
    default:
      throw new DocumentError('damaged-file', `compression ${header.compression}`);
  }
}

/** Cuts off the trailers after the text of a record: one for each flag, each with its length at its end. */
export function withoutTrailers(record: Uint8Array, flags: number): Uint8Array {
  let end = record.length;

  for (let rest = flags >> 1; rest !== 0; rest >>= 1) {
    if ((rest & 1) !== 0) {
      end -= backwardNumber(record, end);
    }
  }

  if ((flags & 1) !== 0 && end > 0) {
    // Bytes of a character that the next record repeats.
    end -= ((record[end - 1] ?? 0) & 3) + 1;
  }

  return record.subarray(0, Math.max(0, end));
}

/** Reads a number of 7 bits per byte backwards; the high bit marks its first byte. */
function backwardNumber(bytes: Uint8Array, end: number): number {
  let value = 0;

  for (const byte of bytes.subarray(Math.max(0, end - 4), end)) {
    value = (byte & 0x80) !== 0 ? byte & 0x7f : (value << 7) | (byte & 0x7f);
  }

  return value;
}
