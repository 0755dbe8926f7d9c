import { openZip } from '@octavo/engine-node/archive/zip';
import type { PackageParts } from './package-faults.ts';

/** The parts of an Office file, those of XML as text. */
export async function partsOfFile(path: string): Promise<PackageParts> {
  const zip = await openZip(path);
  const parts = new Map<string, string | Uint8Array>();

  try {
    for (const name of zip.names) {
      const bytes = await zip.read(name);
      parts.set(name, /\.(xml|rels|vml)$/.test(name) ? Buffer.from(bytes).toString() : bytes);
    }
  } finally {
    zip.close();
  }

  return parts;
}
