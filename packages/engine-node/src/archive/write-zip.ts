import { writeFile } from 'node:fs/promises';
import { type Zippable, zipSync } from 'fflate';

/** Formats that are already compressed and would only grow. */
const packed = /\.(png|jpe?g|gif|webp)$/i;

/** Fixed modification time (local), so that the same document always gives the same bytes. */
const written = new Date(1980, 0, 1);

/** Writes parts by path as a zip, in their order: OPC readers look for the content types first. */
export async function writeZip(path: string, parts: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  await writeFile(path, zipParts(parts), { mode: 0o600 });
}

/** Parts by path as a zip, in their order. */
export function zipParts(parts: ReadonlyMap<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries: Zippable = {};

  for (const [name, content] of parts) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    entries[name] = [bytes, { level: packed.test(name) ? 0 : 6, mtime: written }];
  }

  return zipSync(entries);
}
