import { joinBytes } from '@octavo/pdf/bytes/join-bytes';
import { DocumentError, isDocumentError } from '@octavo/pdf/document-error';
import type { Codec } from '@octavo/pdf/host';
import { Inflate, Unzlib, zlibSync } from 'fflate';

/** Bytes given to the decoder at once, so that damage costs no more than the chunk it lies in. */
const chunkBytes = 64 * 1024;

/** zlib in plain code: synchronous as the object layer needs it, and the same bytes in every browser and in Node. */
export const portableCodec: Codec = {
  inflate(data, limitBytes) {
    const decoded = inflateWith(new Unzlib(), data, limitBytes);

    // Some writers leave a broken header before good data.
    return decoded.length > 0 || data.length <= 2
      ? decoded
      : inflateWith(new Inflate(), data.subarray(2), limitBytes);
  },

  deflate: (data, level = 6) => zlibSync(data, { level: Math.min(9, Math.max(0, level)) as 6 }),
};

/** Returns what could be decoded before the end or the first damage. */
function inflateWith(decoder: Unzlib | Inflate, data: Uint8Array, limitBytes: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  decoder.ondata = (part) => {
    length += part.length;

    if (length > limitBytes) {
      throw new DocumentError('memory-limit', `a stream decodes to more than ${limitBytes} bytes`);
    }

    parts.push(part);
  };

  try {
    for (let start = 0; start < data.length; start += chunkBytes) {
      // Never marked as the last one, which would be refused when the data is truncated.
      decoder.push(data.subarray(start, start + chunkBytes), false);
    }
  } catch (error) {
    if (isDocumentError(error)) {
      throw error;
    }
    // The data is damaged from here on; the part before it is used.
  }

  return joinBytes(parts);
}
