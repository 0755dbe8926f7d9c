import { writeFile } from 'node:fs/promises';
import { type Zippable, zipSync } from 'fflate';

/** What is compressed already and would only grow. */
const packed = /\.(png|jpe?g|gif|webp)$/i;

/** Any fixed time will do; without one the same document would give other bytes each second. Local time. */
const written = new Date(1980, 0, 1);

/** Writes parts by path as a zip, in their order: OPC readers look for the content types first. */
export async function writeZip(path: string, parts: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const encoder = new TextEncoder();
  const entries: Zippable = {};

  for (const [name, content] of parts) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    entries[name] = [bytes, { level: packed.test(name) ? 0 : 6, mtime: written }];
  }

  await writeFile(path, zipSync(entries), { mode: 0o600 });
}
