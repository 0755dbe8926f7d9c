import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, inflateSync } from 'node:zlib';

/**
 * Unpacks language data and the tables of fonts in a folder: installers pack them better, by a tenth and by a third,
 * and the application need not unpack them each time.
 */
export function unpackFiles(folder: string): void {
  for (const path of filesOf(folder, 'traineddata.gz')) {
    writeFileSync(path.slice(0, -'.gz'.length), gunzipSync(readFileSync(path)));
    rmSync(path);
  }

  for (const path of filesOf(folder, 'woff')) {
    writeFileSync(path, unpackTables(readFileSync(path)));
  }
}

function filesOf(folder: string, ending: string): string[] {
  return globSync(`${folder}/**/*.${ending}`);
}

const headBytes = 44;
const entryBytes = 20;

/** Writes a WOFF file whose tables are stored: their two lengths are the same (WOFF File Format 1.0, 5). */
function unpackTables(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const start = headBytes + count * entryBytes;
  const head = Buffer.from(woff.subarray(0, start));
  const parts: Buffer[] = [head];
  let offset = start;

  for (let entry = headBytes; entry < start; entry += entryBytes) {
    const at = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(at, at + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    head.writeUInt32BE(offset, entry + 4);
    head.writeUInt32BE(length, entry + 8);
    // Tables begin at multiples of four.
    parts.push(table, Buffer.alloc(-length & 3));
    offset += (length + 3) & ~3;
  }

  head.writeUInt32BE(offset, 8);
  // Metadata and private data, which no program needs, are left out.
  head.fill(0, 24, headBytes);

  return Buffer.concat(parts);
}
