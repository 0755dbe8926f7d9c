import type { Codec } from '../host.ts';
import { writeTrueType } from './truetype-subset.ts';

const signature = 0x774f4646;
const headerBytes = 44;
const entryBytes = 20;

/** Largest font file that is read, decoded: hundreds of times that of a subset for the web. */
const mostBytes = 32 * 1024 * 1024;

/** The font file inside of a WOFF 1.0 file; null for other bytes and for a file that is cut short. */
export function sfntFromWoff(bytes: Uint8Array, codec: Codec): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  if (bytes.length < headerBytes || view.getUint32(0) !== signature || view.getUint32(16) > mostBytes) {
    return null;
  }

  const count = view.getUint16(12);
  const tables: { readonly tag: string; readonly bytes: Uint8Array }[] = [];

  for (let index = 0; index < count; index += 1) {
    const entry = headerBytes + index * entryBytes;

    if (entry + entryBytes > bytes.length) {
      return null;
    }

    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const [start, stored, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
      number,
      number,
      number,
    ];
    const part = bytes.subarray(start, start + stored);
    // A table that compression would not make smaller is stored as it is (WOFF 1.0, 5).
    const table = stored === length ? part : codec.inflate(part, length);

    if (table.length !== length) {
      return null;
    }

    tables.push({ tag, bytes: table });
  }

  return writeTrueType(view.getUint32(4), tables);
}
