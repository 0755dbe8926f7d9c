import { inflateSync } from 'node:zlib';

const signature = 0x774f4646;
const headBytes = 44;
const entryBytes = 20;

/**
 * Unpacks the font in a WOFF file, where each table is compressed separately (WOFF File Format 1.0, 5).
 *
 * @throws Error for any other file.
 */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.length < headBytes || woff.readUInt32BE(0) !== signature) {
    throw new Error('not a WOFF file');
  }

  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  const parts: Uint8Array[] = [directory];
  let place = directory.length;
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);

  for (let index = 0; index < count; index += 1) {
    const entry = headBytes + index * entryBytes;
    const table = tableAt(woff, entry);
    const row = 12 + index * 16;
    // Tag, checksum, offset and length.
    woff.copy(directory, row, entry, entry + 4);
    woff.copy(directory, row + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(place, row + 8);
    directory.writeUInt32BE(table.length, row + 12);
    // Tables begin at multiples of four.
    parts.push(table, Buffer.alloc(-table.length & 3));
    place += (table.length + 3) & ~3;
  }

  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number): Uint8Array {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);

  return packed.length < length ? inflateSync(packed) : packed;
}
