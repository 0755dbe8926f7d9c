import type { Codec } from '@octavo/pdf/host';
import { RecordReader } from './big-endian.ts';

/** A picture or a font of a book. */
export interface MobiResource {
  readonly extension: string;
  readonly bytes: Uint8Array;
}

const largestFontBytes = 64 * 1024 * 1024;

/** Reads a picture or font from a record; null for other records. */
export function readResource(bytes: Uint8Array, codec: Codec): MobiResource | null {
  const record = new RecordReader(bytes);
  const start = record.text(0, 4);

  if (start.startsWith('\xff\xd8\xff')) {
    return { extension: 'jpg', bytes };
  }

  if (start === '\x89PNG') {
    return { extension: 'png', bytes };
  }

  if (start === 'GIF8') {
    return { extension: 'gif', bytes };
  }

  if (start.startsWith('BM') && record.u32(6) === 0) {
    return { extension: 'bmp', bytes };
  }

  if (start === 'RIFF' && record.text(8, 4) === 'WEBP') {
    return { extension: 'webp', bytes };
  }

  return start === 'FONT' ? readFont(record, codec) : null;
}

/** Reads a font, which is compressed and whose first bytes are XORed with a key stored in the same record. */
function readFont(record: RecordReader, codec: Codec): MobiResource {
  const flags = record.u32(8);
  const keyLength = record.u32(16);
  const keyStart = record.u32(20);
  let data = record.bytes.slice(record.u32(12));

  if ((flags & 2) !== 0 && keyLength > 0) {
    for (let at = 0; at < Math.min(1040, data.length); at += 1) {
      data[at] = (data[at] ?? 0) ^ record.u8(keyStart + (at % keyLength));
    }
  }

  if ((flags & 1) !== 0) {
    data = new Uint8Array(codec.inflate(data, largestFontBytes));
  }

  return { extension: new RecordReader(data).text(0, 4) === 'OTTO' ? 'otf' : 'ttf', bytes: data };
}
